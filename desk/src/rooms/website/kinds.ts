import { basename, dirname, extname } from 'node:path';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';

/** The content as an owner thinks of it, each kind with the collections of the build's schemas that it holds. */
export const WEBSITE_KINDS = [
  { id: 'clinic', title: 'Clinic', collections: ['clinic'] },
  { id: 'doctors', title: 'Doctors and hours', collections: ['booking', 'doctors', 'founders'] },
  { id: 'services', title: 'Services', collections: ['services', 'categories'] },
  { id: 'signs', title: 'Signs', collections: ['signs', 'symptoms'] },
  { id: 'posts', title: 'Posts', collections: ['posts'] },
  { id: 'photographs', title: 'Photographs', collections: ['gallery'] },
  { id: 'questions', title: 'Questions', collections: ['faq', 'glossary'] },
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
  { id: 'mails', title: 'Mails', collections: ['mails'] },
] as const;

export type WebsiteKind = (typeof WEBSITE_KINDS)[number];

/** Finds a kind by its part of the address. */
export function findWebsiteKind(id: string | undefined): WebsiteKind | undefined {
  return WEBSITE_KINDS.find((kind) => kind.id === id);
}

/**
 * Names an entry in an address. Files of several folders of one kind may have the same name, so only those of the kind's
 * first folder go without theirs: `namuna-kale` and `founders.namuna-kale`.
 */
export function toEntryId(kind: WebsiteKind, file: string, schemas: Record<string, ContentSchema>): string {
  const id = basename(file, extname(file));
  const folders = kind.collections.map((name) => dirname(schemas[name]?.files ?? '.')).filter((name) => name !== '.');
  const folder = dirname(file);
  return folder === '.' || folder === folders[0] ? id : `${folder}.${id}`;
}

/** The address of an entry's form. */
export const toEntryPath = (kind: WebsiteKind, entry: string) => `${DESK_PATHS.website}/${kind.id}/${entry}`;
