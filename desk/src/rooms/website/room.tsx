import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { defineRoom, type Visit } from '#frame/room.ts';
import { EntryPage } from './EntryPage.tsx';
import { findWebsiteKind, toEntryPath, WEBSITE_KINDS } from './kinds.ts';
import { listChoices } from './names.ts';
import { countKinds, listEntries, listFilesOf, openEntry, type WebsiteEntry } from './queries.ts';
import { getWebsite, readTyped, saveEntry } from './save.ts';
import type { EntryView } from './view.ts';
import { KindPage, type KindView, WebsitePage, type WebsiteView } from './WebsitePage.tsx';

const KIND_PATH = `${DESK_PATHS.website}/:kind`;
const ENTRY_PATH = `${KIND_PATH}/:id`;

/** Form of a large file: a service or the glossary with 500 fields. */
const FORM_MAX_BYTES = 512 * 1024;

/** The content of the website by kind, for owners: `?q=` finds words in it. */
export const website = defineRoom<WebsiteView>({
  name: 'website',
  path: DESK_PATHS.website,
  access: 'owners',
  toTitle: () => 'The website',
  toPlace: () => 'settings',
  load: async (visit) => {
    const files = getWebsite(visit);
    const wanted = visit.query('q').trim();
    const found = wanted === '' ? [] : listEntries(files, WEBSITE_KINDS, wanted).map(toListed);
    return { kinds: countKinds(files), wanted, found };
  },
  Page: WebsitePage,
});

/** The files of one kind, for owners. */
export const websiteKind = defineRoom<KindView>({
  name: 'website-kind',
  room: 'website',
  path: KIND_PATH,
  access: 'owners',
  toTitle: ({ title }) => `Website: ${title}`,
  toPlace: () => 'settings',
  load: async (visit) => {
    const kind = findWebsiteKind(visit.params.kind);
    if (!kind) throw new Refusal('not-found');
    return { title: kind.title, entries: listEntries(getWebsite(visit), [kind]).map(toListed) };
  },
  Page: KindPage,
});

/** The form of one file, for owners. Programs get and give its `version`. */
export const websiteEntry = defineRoom<EntryView>({
  name: 'website-entry',
  room: 'website',
  path: ENTRY_PATH,
  access: 'owners',
  toTitle: ({ title }) => `Website: ${title}`,
  toPlace: () => 'settings',
  isRefused: ({ mistakes, theirs }) => mistakes.length > 0 || theirs !== null,
  load: async (visit) => {
    const files = getWebsite(visit);
    const { schema, kind, text: _text, ...entry } = open(visit);
    return {
      ...entry,
      kind: { id: kind.id, title: kind.title },
      schema: schema.schema,
      hasMarkdown: schema.markdown,
      names: listChoices(files, schema.schema, (collection) => listFilesOf(files, collection)),
      mistakes: [],
      others: [],
      theirs: null,
      isSaved: visit.query('done') === 'saved',
    };
  },
  data: async (visit) => {
    const { file, version, fields, markdown } = open(visit);
    return { file, version, fields, markdown };
  },
  acts: {
    [ENTRY_PATH]: { act: saveEntry, fillIn: (visit) => readTyped(visit, open(visit)), maxBytes: FORM_MAX_BYTES },
  },
  Page: EntryPage,
  script: 'rooms/website/website.client.tsx',
});

const open = (visit: Visit) => openEntry(getWebsite(visit), visit.params.kind, visit.params.id);

function toListed({ kind, id, title, isChanged }: WebsiteEntry) {
  return { id, title, href: toEntryPath(kind, id), isChanged };
}
