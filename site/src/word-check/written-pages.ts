import { basename, dirname, extname, join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import { splitSentences } from '@clinic/contract/sentences.ts';
import { fileToId, listFiles } from '#lib/content/content-files.ts';
import { readMarks } from '#lib/content/content-marks.ts';
import { listSignReferences } from '#lib/content/sign-references.ts';
import { type ContentText, listTexts } from '#lib/content/texts.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { WITHOUT_LOOKING } from '#schemas/common.ts';
import { signSchema, type Tier } from '#schemas/sign.ts';
import { wordingSchema } from '#schemas/wording.ts';

const WORDING_FILE = 'wording.yaml';

/** Files that no visitor reads: lists to choose from, and rules about other texts. */
const UNREAD_FILES = ['booking.yaml', 'categories.yaml', 'glossary.yaml', 'whatsapp.yaml', WORDING_FILE];

/** Fields with a path, an address, an id, a color, a unit, words for the search alone or the name of a source. */
const UNREAD_FIELD =
  /(^|\.)(src|icon|href|url|doi|id|color|tone|embedId|unit|anchor|region|tier|department|(source|also|services|table|signs|signs\.(general|spinal))(\.\d+)?|sources\.\d+\.title)$/;

/**
 * Texts for a picture, for search results, or names that explain short forms. They are checked, but are not among the
 * page's sentences.
 */
const ASIDE_FIELD = /(^|\.)(alt|metaTitle|metaDescription|abbreviations)$/;

const URGENT_TIERS = new Set<Tier | undefined>(['ambulance', 'now']);

export type WrittenPage = {
  /** For example `services/piles-treatment`; entries without a page of their own have the name of their folder. */
  name: string;
  /** The texts as they are written, with marks. */
  texts: ContentText[];
  /** The whole sentences, with marks filled in. */
  sentences: string[];
  /** The sentences of a service's boxes of urgent signs; empty elsewhere. */
  urgentSentences: string[];
};

/** Whether visitors read what stands in a field, such as `topics.0.title`. */
export function isReadField(field: string): boolean {
  return !UNREAD_FIELD.test(field);
}

/** Reads the texts of `content/` that visitors read, page by page. */
export function readWrittenPages(contentDir: string): WrittenPage[] {
  const marks = readMarks(contentDir);
  const pages = new Map<string, ContentText[]>();
  for (const { files, isPage } of Object.values(COLLECTIONS).map(({ files }) => ({ files, isPage: hasPages(files) }))) {
    for (const file of listFiles(contentDir, files).filter((path) => !UNREAD_FILES.includes(path))) {
      const name = isPage ? join(dirname(file), basename(file, extname(file))) : dirname(file);
      const { fields, markdown } = read(contentDir, file);
      const texts = listTexts(file, fields, markdown).filter(({ field }) => isReadField(field));
      pages.set(name, [...(pages.get(name) ?? []), ...texts]);
    }
  }
  const signs = readSigns(contentDir);
  const listUrgent = (name: string) => {
    if (dirname(name) !== dirname(COLLECTIONS.services.files)) return [];
    const { fields } = read(contentDir, `${name}.yaml`);
    const { urgentAdvice = '' } = fields as { urgentAdvice?: string };
    const urgent = listSignReferences(fields).filter(({ id }) => URGENT_TIERS.has(signs.get(id)?.tier));
    return [...urgent.map(({ id, text }) => text ?? signs.get(id)?.say ?? ''), urgentAdvice];
  };
  const toSentences = (texts: ContentText[]) => texts.flatMap(({ text }) => splitSentences(fillMarks(text, marks)));
  return [...pages].map(([name, texts]) => ({
    name,
    texts,
    sentences: toSentences(texts.filter(({ field }) => !ASIDE_FIELD.test(field))),
    urgentSentences: listUrgent(name).flatMap((text) => splitSentences(fillMarks(text, marks))),
  }));
}

function readSigns(contentDir: string) {
  const schema = signSchema(WITHOUT_LOOKING);
  const files = listFiles(contentDir, COLLECTIONS.signs.files);
  return new Map(files.map((file) => [fileToId(file), schema.parse(read(contentDir, file).fields)]));
}

/** Reads the words in which pages tell signs of their own accord, each with the file of the sign. */
export function readOwnWords(contentDir: string): { file: string; text: string }[] {
  const { services, faq, posts, anaesthesia } = COLLECTIONS;
  return [services, faq, posts, anaesthesia]
    .flatMap(({ files }) => listFiles(contentDir, files))
    .flatMap((file) => listSignReferences(read(contentDir, file).fields))
    .flatMap(({ id, text }) => (text ? [{ file: COLLECTIONS.signs.files.replace('*', id), text }] : []));
}

/** Reads `content/wording.yaml`. */
export function readWording(contentDir: string) {
  return wordingSchema.parse(read(contentDir, WORDING_FILE).fields);
}

/** Whether each file of a pattern is a page, or else one of several cards. */
function hasPages(files: string): boolean {
  return !/^(gallery|recognitions|signs|testimonials|video-testimonials)\//.test(files);
}

function read(contentDir: string, file: string) {
  const content = readContentFile(join(contentDir, file));
  if ('mistake' in content) throw new Error(`content/${file}: ${content.mistake}`);
  return content;
}
