import { Refusal } from '@clinic/api/refusal.ts';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import { putBackDraftFile, removeDraftFile } from './files/change-draft.ts';
import { readPutBack } from './files/content-draft.ts';
import { getWebsite, judgeChange, linkMistakes } from './judge-change.ts';
import { keepChange, UNSAVED } from './keep-change.ts';
import { listFolders, toEntryPath } from './kinds.ts';
import { hasEntry, type OpenEntry, openEntry } from './queries.ts';
import type { EntryView } from './view.ts';

type Outcome = ReturnType<Act<EntryView>['act']>;

/** Whether an entry can be removed: one of a folder can, a file of its own such as `faq.yaml` cannot. */
export function isRemovable({ kind, schema }: OpenEntry, visit: Visit): boolean {
  const { schemas } = getWebsite(visit);
  return listFolders(kind, schemas).some((name) => schemas[name] === schema);
}

/** Removes an entry in the draft, unless the website needs it. Other files that name it are shown, to be mended. */
export async function removeEntry(visit: Visit): Outcome {
  const website = getWebsite(visit);
  const entry = openEntry(website, visit.params.kind, visit.params.id);
  if (!isRemovable(entry, visit)) throw new Refusal('not-found');
  if (visit.field('version') !== entry.version) return refuseOutdated(entry);
  const { stops, others } = await judgeChange(visit, entry.file, null);
  if (stops.length > 0) return refuse(stops);
  const outcome = keepChange(visit, () => removeDraftFile(website, entry.file, entry.version));
  if (outcome === 'unsaved') return refuseUnsaved(entry);
  if (outcome === 'outdated') return refuseOutdated(entry);
  await record(visit, entry);
  if (others.length > 0 && !visit.isData && hasEntry(website, visit.params.kind, visit.params.id)) {
    return { once: { others: linkMistakes(website, others) } };
  }
  return { to: `${DESK_PATHS.website}/${entry.kind.id}?done=removed`, data: { mistakes: others } };
}

/** Puts a removed entry back, and gives a changed one its published text again. Nothing refuses that. */
export async function putBackEntry(visit: Visit): Outcome {
  const website = getWebsite(visit);
  const entry = openEntry(website, visit.params.kind, visit.params.id);
  if (visit.field('version') !== entry.version) return refuseOutdated(entry);
  const { stops, others } = await judgeChange(visit, entry.file, readPutBack(website, entry.file));
  const outcome = keepChange(visit, () => putBackDraftFile(website, entry.file, entry.version));
  if (outcome === 'unsaved') return refuseUnsaved(entry);
  if (outcome === 'outdated') return refuseOutdated(entry);
  await record(visit, entry);
  const mistakes = [...stops, ...others];
  if (mistakes.length > 0 && !visit.isData) return { once: { others: linkMistakes(website, mistakes) } };
  const { version } = openEntry(website, visit.params.kind, visit.params.id);
  return { to: `${toEntryPath(entry.kind, entry.id)}?done=back`, data: { version, mistakes } };
}

const record = (visit: Visit, { file }: OpenEntry) =>
  addRecord(visit.desk.db, { action: 'website-changed', subject: file, ...visit.maker }, visit.now);

const refuse = (mistakes: ContentMistake[]) => ({ refused: { mistakes, isUntouched: true }, data: { mistakes } });

const refuseUnsaved = ({ file }: OpenEntry) => refuse([{ file, path: [], message: UNSAVED }]);

const refuseOutdated = ({ version, text }: OpenEntry) => ({
  refused: { theirs: text, isUntouched: true },
  status: 409,
  data: { version, theirs: text },
});
