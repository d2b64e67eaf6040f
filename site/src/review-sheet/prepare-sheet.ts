import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { fillMarks, type Marks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { readMarks } from '#lib/content/content-marks.ts';
import { ANAESTHESIA_FILE } from '#lib/content/medical-files.ts';
import { readTranslation } from '#lib/content/translations.ts';
import type { Tier } from '#schemas/sign.ts';
import type * as hours from '../messages/en/hours.ts';
import type * as services from '../messages/en/services.ts';
import { chooseTexts } from './choose-texts.ts';
import { countWordsOfPage, drawSheet, SHEET_MAX_WORDS } from './sheet.ts';
import { readSignatures } from './signatures.ts';
import { listTextsToSign } from './texts-to-sign.ts';

/** Marks whose values are sentences of the interface, which this command has in English alone. */
const ENGLISH_MARKS = ['hours', 'slots', 'languages', 'doorOpens'];

/** A link in a text, of which paper needs the words alone. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** Draws the next sheet of a language, and counts its words and the texts that wait for a later one. */
export async function prepareSheet(contentDir: string, language: LanguageCode) {
  const { texts, untranslated } = listTextsToSign(contentDir, language);
  const marks = await readShownMarks(contentDir, language);
  const signatures = readSignatures(contentDir, language);
  const facts = {
    ...{ language, signatures, untranslated },
    clinic: readMarks(contentDir).clinic ?? '',
    titles: readTitles(contentDir, language, [...new Set(texts.map(({ file }) => file))]),
    tierWords: await readTierWords(language, marks.emergencyNumbers ?? ''),
    fill: (text: string) => fillMarks(text.replaceAll(LINK, '$1'), marks),
  };
  const chosen = chooseTexts(texts, signatures, (some) => countWordsOfPage(drawSheet(some, facts)) > SHEET_MAX_WORDS);
  const html = drawSheet(chosen, facts);
  return { html, words: countWordsOfPage(html), later: chosen.later.length };
}

/** The values of marks in a language. This command runs outside the build, which alone knows all words of a language. */
async function readShownMarks(contentDir: string, language: LanguageCode): Promise<Marks> {
  const marks = readMarks(contentDir, language);
  if (language === ENGLISH) return marks;
  const clinic = readContentFile(join(contentDir, 'clinic.yaml'));
  const { emergencyNumbers = [] } = 'fields' in clinic ? (clinic.fields as { emergencyNumbers?: string[] }) : {};
  const { joinOr }: typeof hours = await import(`../messages/${language}/hours.ts`);
  const known = Object.entries(marks).filter(([name]) => !ENGLISH_MARKS.includes(name));
  return { ...Object.fromEntries(known), emergencyNumbers: joinOr(emergencyNumbers) };
}

async function readTierWords(language: LanguageCode, numbers: string): Promise<Record<Tier, string>> {
  const { signMessages }: typeof services = await import(`../messages/${language}/services.ts`);
  const { ambulance, now, today, week, book } = signMessages.tiers;
  return { ambulance: ambulance(numbers), now: now(), today: today(), week: week(), book: book() };
}

function readTitles(contentDir: string, language: LanguageCode, files: string[]): Record<string, string> {
  const titles = files.map((file) => {
    if (file === ANAESTHESIA_FILE) return [file, 'Every operation'];
    const content = readContentFile(join(contentDir, file));
    const { title } = 'fields' in content ? (content.fields as { title?: string }) : {};
    return [file, (title && readTranslation(contentDir, language, file)?.texts[title]) ?? title ?? file];
  });
  return Object.fromEntries(titles);
}
