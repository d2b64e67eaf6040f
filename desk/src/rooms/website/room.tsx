import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ENTRY_MARKS, type EntryMark } from '@clinic/contract/entry-marks.ts';
import { defineRoom } from '#frame/room.ts';
import { addEntry, readNewEntry } from './add-entry.ts';
import { EntryPage } from './EntryPage.tsx';
import { NEW_FILE } from './files/content-draft.ts';
import { getWebsite } from './judge-change.ts';
import { KindPage } from './KindPage.tsx';
import { findWebsiteKind, listFolders, toEntryPath, WEBSITE_KINDS } from './kinds.ts';
import { readDraftMarks } from './marks.ts';
import { findEntryName } from './named-elsewhere.ts';
import { listChoices, listFixedIds } from './names.ts';
import { answerPicture, offerPictures, PICTURE_PATH } from './pictures/picture-answer.ts';
import { countPictures } from './pictures/picture-files.ts';
import { countKinds, listChangedEntries, listEntries, listFilesOf, type WebsiteEntry } from './queries.ts';
import { isRemovable, putBackEntry, removeEntry } from './remove-entry.ts';
import { openAsked, readTyped, saveEntry } from './save.ts';
import { listTranslations } from './translations/translated-texts.ts';
import type { EntryView, KindView, Listed, WebsiteView } from './view.ts';
import { WebsitePage } from './WebsitePage.tsx';

const KIND_PATH = `${DESK_PATHS.website}/:kind`;
const ENTRY_PATH = `${KIND_PATH}/:id`;

/** Form of a large file: a service or the glossary with 500 fields. */
const FORM_MAX_BYTES = 512 * 1024;

/** The content of the website by kind, for owners: `?q=` finds words in it, and `?show=` what work is left. */
export const website = defineRoom<WebsiteView>({
  name: 'website',
  path: DESK_PATHS.website,
  access: 'owners',
  toTitle: () => 'The website',
  toPlace: () => 'settings',
  load: async (visit) => {
    const files = getWebsite(visit);
    const wanted = visit.query('q').trim();
    const show = ENTRY_MARKS.find((mark) => mark === visit.query('show')) ?? null;
    const isAsked = wanted !== '' || show;
    const marks = isAsked ? await readDraftMarks(visit) : {};
    const found = isAsked ? listEntries(files, WEBSITE_KINDS, wanted).map(toListed(marks)) : [];
    return {
      kinds: countKinds(files),
      changes: listChangedEntries(files),
      hindrance: files.builds.getHindrance(),
      pictures: countPictures(files),
      wanted,
      show,
      found: show ? pickMarked(found, show) : found,
    };
  },
  files: { [PICTURE_PATH]: answerPicture },
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
    const files = getWebsite(visit);
    return {
      id: kind.id,
      title: kind.title,
      entries: listEntries(files, [kind]).map(toListed(await readDraftMarks(visit))),
      folders: listFolders(kind, files.schemas),
      typed: { name: '', of: '', mistake: null },
      isRemoved: visit.query('done') === 'removed',
    };
  },
  acts: { [`${KIND_PATH}/new`]: { act: addEntry, fillIn: readNewEntry } },
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
    const entry = openAsked(visit);
    const { schema, kind, text: _text, ...shown } = entry;
    const done = visit.query('done');
    return {
      ...shown,
      kind: { id: kind.id, title: kind.title },
      isNew: entry.version === NEW_FILE,
      isRemovable: isRemovable(entry, visit),
      isNamed: findEntryName(files, entry.file) !== null,
      schema: schema.schema,
      hasMarkdown: schema.markdown,
      names: listChoices(files, schema.schema, (collection) => listFilesOf(files, collection)),
      fixedIds: listFixedIds(files, entry.file),
      pictures: offerPictures(files, entry.file, schema.schema),
      translations: listTranslations(files, entry),
      mistakes: [],
      others: [],
      along: [],
      theirs: null,
      isUntouched: false,
      done: done === 'saved' || done === 'back' ? done : null,
    };
  },
  data: async (visit) => {
    const { file, version, fields, markdown } = openAsked(visit);
    return { file, version, fields, markdown };
  },
  acts: {
    [ENTRY_PATH]: {
      act: saveEntry,
      fillIn: (visit) => readTyped(visit, openAsked(visit)),
      maxBytes: FORM_MAX_BYTES,
      takesFiles: true,
    },
    [`${ENTRY_PATH}/remove`]: { act: removeEntry, showsOnce: true },
    [`${ENTRY_PATH}/put-back`]: { act: putBackEntry, showsOnce: true },
  },
  Page: EntryPage,
  script: 'rooms/website/website.client.tsx',
});

/** Picks the entries with a mark, which is then said once for all. */
function pickMarked(entries: readonly Listed[], mark: EntryMark): Listed[] {
  const marked = entries.filter(({ marks }) => marks.includes(mark));
  return marked.map((entry) => ({ ...entry, marks: entry.marks.filter((one) => one !== mark) }));
}

const toListed =
  (marks: Record<string, EntryMark[]>) =>
  ({ kind, id, file, title, change }: WebsiteEntry) => {
    return { title, href: toEntryPath(kind, id), change, marks: marks[file] ?? [] };
  };
