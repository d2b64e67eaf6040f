import { basename, dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { glob, type Loader, type LoaderContext, type ParseDataOptions } from 'astro/loaders';
import { CONTENT_DIR } from '../../../settings.ts';
import { fillMarkup } from '../reading/marks.ts';
import { addDoctorMark, readMarks } from './content-marks.ts';
import type { KnownFiles } from './medical-pages.ts';
import { type MarksOfBoth, readUsableTexts, translateData } from './translated-data.ts';
import { keepAnchors } from './translated-headings.ts';
import { type Translation, translateMarkdown } from './translations.ts';

type Rendered = Awaited<ReturnType<LoaderContext['renderMarkdown']>>;

/**
 * Wraps Astro's loader: fills in the marks of each text, so that `{phone}` becomes the clinic's number, and translates
 * it into `language`. The schema has seen the translation in the check of the content.
 */
export function loadContent(files: string, language: LanguageCode): Loader {
  const loader = glob({ base: pathToFileURL(join(CONTENT_DIR, dirname(files), '/')), pattern: basename(files) });
  return {
    ...loader,
    load: async (context) => {
      const { marks, known } = readOtherFiles(language);
      const toFile = (id: string) => files.replace('*', id);
      const parseEntry = async (entry: ParseDataOptions<Record<string, unknown>>) => {
        const file = toFile(entry.id);
        const ownMarks = addDoctorMarks(CONTENT_DIR, file, marks, language);
        const data = await context.parseData({ ...entry, data: fillMarks(entry.data, ownMarks.english) });
        return translateData(readUsableTexts(CONTENT_DIR, file, language, known), file, data, ownMarks);
      };
      const stored: Promise<unknown>[] = [];
      // Astro caches an entry until its file changes, but the value of a mark depends on another file.
      context.store.clear();
      await loader.load({
        ...context,
        parseData: parseEntry as LoaderContext['parseData'],
        store: {
          ...context.store,
          set: ({ rendered, ...entry }) => {
            if (!rendered) return context.store.set(entry);
            const store = ({ html, ...rest }: Rendered) =>
              context.store.set({ ...entry, rendered: { ...rest, html: fillMarkup(html, marks.translated) } });
            const file = toFile(entry.id);
            const texts = readUsableTexts(CONTENT_DIR, file, language, known);
            stored.push(translateRendered(context, join(CONTENT_DIR, file), texts, rendered).then(store));
            return true;
          },
        },
      });
      await Promise.all(stored);
    },
  };
}

/** The parts of other files that entries need. */
type OtherFiles = { marks: MarksOfBoth; known: KnownFiles };

const readInBuild = new Map<LanguageCode, OtherFiles>();

/** Reads what entries in a language need of other files: once in a build, where the content does not change. */
function readOtherFiles(language: LanguageCode): OtherFiles {
  const read = readInBuild.get(language);
  if (read && process.env.NODE_ENV === 'production') return read;
  const marks = { english: readMarks(CONTENT_DIR, ENGLISH), translated: readMarks(CONTENT_DIR, language) };
  const files = { marks, known: new Map() };
  readInBuild.set(language, files);
  return files;
}

function addDoctorMarks(
  contentDir: string,
  file: string,
  { english, translated }: MarksOfBoth,
  language: LanguageCode,
): MarksOfBoth {
  return {
    english: addDoctorMark(contentDir, file, english),
    translated: addDoctorMark(contentDir, file, translated, language),
  };
}

/** Renders the translated Markdown of a file instead of the English one. */
async function translateRendered(
  { renderMarkdown }: LoaderContext,
  path: string,
  texts: Translation['texts'] | null,
  english: Rendered,
): Promise<Rendered> {
  const content = readContentFile(path);
  if (!texts || !('markdown' in content)) return english;
  const { markdown } = translateMarkdown(content.markdown, texts);
  const { html, metadata } = await renderMarkdown(markdown);
  const kept = keepAnchors({ html, headings: metadata?.headings ?? [] }, english.metadata?.headings ?? []);
  return { html: kept.html, metadata: { ...english.metadata, headings: kept.headings } };
}
