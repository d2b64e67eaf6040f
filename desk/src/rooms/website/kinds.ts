import { basename, dirname, extname, matchesGlob } from 'node:path';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';

/** The content as an owner thinks of it, each kind with the collections of the build's schemas that it holds. */
export const WEBSITE_KINDS = [
  { id: 'clinic', title: 'Clinic', collections: ['clinic'] },
  { id: 'doctors', title: 'Doctors and hours', collections: ['booking', 'doctors', 'founders'] },
  { id: 'services', title: 'Services', collections: ['services', 'categories'] },
  { id: 'signs', title: 'Signs', collections: ['signs', 'symptoms'] },
  { id: 'posts', title: 'Posts', collections: ['posts'] },
  { id: 'photographs', title: 'Photographs', collections: ['gallery'] },
  { id: 'questions', title: 'Questions', collections: ['faq', 'glossary'] },
  { id: 'fee', title: 'Consultation fee', collections: ['fee'] },
  { id: 'team', title: 'People', collections: ['team'] },
  {
    id: 'pages',
    title: 'Words of pages',
    collections: [
      'pages',
      'home',
      'about',
      'technology',
      'anaesthesia',
      'wording',
      'recognitions',
      'testimonials',
      'video-testimonials',
    ],
  },
  { id: 'mails', title: 'Mails', collections: ['mails', 'whatsapp'] },
] as const;

type Schemas = Readonly<Record<string, ContentSchema>>;

export type WebsiteKind = (typeof WEBSITE_KINDS)[number];

/** Finds a kind by its part of the address. */
export function findWebsiteKind(id: string | undefined): WebsiteKind | undefined {
  return WEBSITE_KINDS.find((kind) => kind.id === id);
}

/** Finds the kind of a file by its path below the content folder. */
export function findKindOf(file: string, schemas: Schemas): WebsiteKind | undefined {
  const isOf = (name: string) => schemas[name] !== undefined && matchesGlob(file, schemas[name].files);
  return WEBSITE_KINDS.find(({ collections }) => collections.some(isOf));
}

/**
 * Finds the file that a file translates, and its language; `null` for one that is no translation: `hi/blog/laser.yaml` is
 * that of `blog/laser.md`.
 */
export function findOriginal(file: string, schemas: Schemas): { language: LanguageCode; file: string } | null {
  const language = LANGUAGE_CODES.find((code) => file.startsWith(`${code}/`));
  const path = language ? file.slice(language.length + 1) : '';
  const original = [path, path.replace(/\.yaml$/, '.md')].find((one) => findKindOf(one, schemas));
  return language && original ? { language, file: original } : null;
}

/** The address of the form of a file; `null` when the file belongs to no kind. */
export function toFilePath(file: string, schemas: Schemas): string | null {
  const translated = findOriginal(file, schemas);
  const original = translated?.file ?? file;
  const kind = findKindOf(original, schemas);
  if (!kind) return null;
  const path = toEntryPath(kind, toEntryId(kind, original, schemas));
  return translated ? toTranslationPath(path, translated.language) : path;
}

/** The address of a translation's form, by that of its entry. */
export const toTranslationPath = (entryPath: string, language: string) => `${entryPath}/translation/${language}`;

/** Lists the collections of a kind that are folders, so that entries can be added and removed. */
export function listFolders({ collections }: WebsiteKind, schemas: Schemas): string[] {
  return collections.filter((name) => schemas[name]?.files.includes('*'));
}

/**
 * Names an entry in an address. Files of several folders of one kind may have the same name, so only those of the kind's
 * first folder go without theirs: `namuna-kale` and `founders.namuna-kale`.
 */
export function toEntryId(kind: WebsiteKind, file: string, schemas: Schemas): string {
  const id = basename(file, extname(file));
  const [first = ''] = listFolders(kind, schemas);
  const folder = dirname(file);
  return folder === '.' || folder === dirname(schemas[first]?.files ?? '') ? id : `${folder}.${id}`;
}

/** Finds the file that an entry would have that is not there yet, and its collection; `null` where there can be none. */
export function findNewFile(kind: WebsiteKind, entry: string, schemas: Schemas) {
  const id = /(?:^|\.)([a-z0-9-]+)$/.exec(entry)?.[1];
  const files = listFolders(kind, schemas).map((collection) => {
    const pattern = schemas[collection]?.files ?? '';
    return { collection, file: pattern.replace('*', id ?? '') };
  });
  return (id && files.find(({ file }) => toEntryId(kind, file, schemas) === entry)) || null;
}

/** The address of an entry's form. */
export const toEntryPath = (kind: WebsiteKind, entry: string) => `${DESK_PATHS.website}/${kind.id}/${entry}`;
