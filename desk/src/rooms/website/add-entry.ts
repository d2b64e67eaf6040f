import { Refusal } from '@clinic/api/refusal.ts';
import type { Act, Visit } from '#frame/room.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { toEntryName } from './entry-name.ts';
import { getWebsite } from './judge-change.ts';
import { findWebsiteKind, listFolders, toEntryId, toEntryPath, type WebsiteKind } from './kinds.ts';
import { listDoctorsOf } from './names.ts';
import { listEntries } from './queries.ts';
import type { KindView } from './view.ts';

/** The collection whose files are named by the ids of `booking.yaml`. */
const DOCTORS = 'doctors';

/** The part of an address that is a form of its own, so no entry has this name. */
const RESERVED = 'new';

const words = {
  noLetters: 'Write the name with Latin letters: the address of the page is made from it.',
  isTaken: 'Another entry has this name already, or one that was removed. Open that one, or write another name.',
  noDoctor:
    "No doctor has this name yet. Add the doctor to 'Departments, doctors and hours' first, then the page by the same name.",
} as const;

/** Leads to the empty form of a new entry. Nothing is in the draft until that is saved. */
export async function addEntry(visit: Visit): ReturnType<Act<KindView>['act']> {
  const website = getWebsite(visit);
  const kind = findWebsiteKind(visit.params.kind);
  const typed = readNewEntry(visit).typed;
  const folders = kind ? listFolders(kind, website.schemas) : [];
  const collection = folders.find((name) => name === typed.of) ?? folders[0];
  if (!kind || !collection) throw new Refusal('not-found');
  const named = nameEntry(website, kind, collection, typed.name);
  if ('mistake' in named) return { refused: { typed: { ...typed, mistake: named.mistake } }, data: named };
  const to = `${toEntryPath(kind, named.id)}?${new URLSearchParams({ new: typed.name.trim() })}`;
  return { to, data: { id: named.id } };
}

/** Reads what was typed for a new entry. */
export const readNewEntry = ({ field }: Pick<Visit, 'field'>) => ({
  typed: { name: field('name'), of: field('of'), mistake: null },
});

/** Finds the address of a new entry that no other entry of the kind has, published or in the draft. */
function nameEntry(website: WebsiteFiles, kind: WebsiteKind, collection: string, name: string) {
  const made = toEntryName(name);
  const doctors = listDoctorsOf(website);
  const doctor = doctors.find((one) => one.id === made || toEntryName(one.name) === made);
  if (made === '') return { mistake: words.noLetters };
  if (collection === DOCTORS && !doctor) return { mistake: words.noDoctor };
  const file = website.schemas[collection]?.files.replace('*', doctor && collection === DOCTORS ? doctor.id : made);
  const id = toEntryId(kind, file ?? '', website.schemas);
  const isTaken = id === RESERVED || listEntries(website, [kind]).some((entry) => entry.id === id);
  return isTaken ? { mistake: words.isTaken } : { id };
}
