import { fileURLToPath } from 'node:url';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { MailPlace, MailPlaces } from '@clinic/mails/mail-place.ts';
import { runnerImport } from 'vite';
import { listSiteLanguages } from '../src/lib/content/site-languages.ts';
import { chosenLanguage } from './chosen-language.ts';

const MODULE = fileURLToPath(new URL('../src/lib/content/mail-place.ts', import.meta.url));

/** Reads what mails need of the content, in each language as the pages of that language say it. */
export async function readMailPlaces(contentDir: string, siteUrl: string): Promise<MailPlaces> {
  const read = async (language: LanguageCode): Promise<MailPlace> => {
    const { module } = await runnerImport<typeof import('../src/lib/content/mail-place.ts')>(MODULE, {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      plugins: [chosenLanguage(language, contentDir)],
    });
    return module.readMailPlace(contentDir, language, siteUrl);
  };
  const places: MailPlaces = { [ENGLISH]: await read(ENGLISH) };
  for (const language of listSiteLanguages(contentDir)) places[language] ??= await read(language);
  return places;
}
