import { Refusal } from '@clinic/api/refusal.ts';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { addRecord } from '#frame/records.ts';
import type { Act, Visit } from '#frame/room.ts';
import { TAKE_OUT } from './EntryActions.tsx';
import { changeDraftFiles } from './files/change-draft.ts';
import { type DraftChanges, readPutBack } from './files/content-draft.ts';
import { getWebsite, judgeChanges, linkMistakes } from './judge-change.ts';
import { keepChange, UNSAVED } from './keep-change.ts';
import { listFolders, toEntryPath } from './kinds.ts';
import { listStillWithout, planRemoval, planReturn, planTakingOut } from './named-elsewhere.ts';
import { hasEntry, listAlong, type OpenEntry, openEntry } from './queries.ts';
import type { EntryView } from './view.ts';

type Outcome = ReturnType<Act<EntryView>['act']>;

/** Whether an entry can be removed: one of a folder can, a file of its own such as `faq.yaml` cannot. */
export function isRemovable({ kind, schema }: OpenEntry, visit: Visit): boolean {
  const { schemas } = getWebsite(visit);
  return listFolders(kind, schemas).some((name) => schemas[name] === schema);
}

/**
 * Removes an entry in the draft with its translations, unless the website needs it, and takes its name out of lists if
 * that is wanted. Other files that no longer fit are shown, to be mended.
 */
export async function removeEntry(visit: Visit): Outcome {
  const website = getWebsite(visit);
  const entry = openEntry(website, visit.params.kind, visit.params.id);
  if (!isRemovable(entry, visit)) throw new Refusal('not-found');
  if (visit.field('version') !== entry.version) return refuseOutdated(entry);
  const isNameWanted = visit.field(TAKE_OUT) === '';
  const plan = () => planRemoval(website, [entry.file]);
  const planOthers = (): DraftChanges => (isNameWanted ? new Map() : planTakingOut(website, entry.file));
  const { stops, others } = await judgeChanges(visit, entry.file, new Map([...plan(), ...planOthers()]));
  if (stops.length > 0) return refuse(stops);
  const along = planOthers();
  const refused = keepChanges(visit, entry, new Map([...plan(), ...along]));
  if (refused) return refused;
  await record(visit, entry);
  const isShown = others.length > 0 || along.size > 0;
  if (isShown && !visit.isData && hasEntry(website, visit.params.kind, visit.params.id)) {
    return { once: { others: linkMistakes(website, others), along: listAlong(website, along.keys()) } };
  }
  const data = { mistakes: others, along: [...along.keys()] };
  return { to: `${DESK_PATHS.website}/${entry.kind.id}?done=removed`, data };
}

/**
 * Puts a removed entry back with what it has taken along, and gives a changed one its published text again. Nothing
 * refuses that.
 */
export async function putBackEntry(visit: Visit): Outcome {
  const website = getWebsite(visit);
  const { kind, id } = visit.params;
  const entry = openEntry(website, kind, id);
  if (visit.field('version') !== entry.version) return refuseOutdated(entry);
  const isRemoved = entry.change === 'removed';
  const plan = (): DraftChanges =>
    isRemoved ? planReturn(website, entry.file) : new Map([[entry.file, readPutBack(website, entry.file)]]);
  const { stops, others } = await judgeChanges(visit, entry.file, plan());
  const refused = keepChanges(visit, entry, plan());
  if (refused) return refused;
  await record(visit, entry);
  const mistakes = [...stops, ...others];
  const along = isRemoved ? listStillWithout(website, entry.file) : [];
  if (mistakes.length + along.length > 0 && !visit.isData) {
    return { once: { others: linkMistakes(website, mistakes), along: listAlong(website, along) } };
  }
  const { version } = openEntry(website, kind, id);
  return { to: `${toEntryPath(entry.kind, entry.id)}?done=back`, data: { version, mistakes, along } };
}

/** Keeps the changes, or returns why not: somebody has changed the entry meanwhile, or the disk takes nothing. */
function keepChanges(visit: Visit, { file, version }: OpenEntry, changes: DraftChanges) {
  const website = getWebsite(visit);
  const now = openEntry(website, visit.params.kind, visit.params.id);
  if (now.version !== version) return refuseOutdated(now);
  const outcome = keepChange(visit, () => changeDraftFiles(website, changes));
  return outcome === 'unsaved' ? refuse([{ file, path: [], message: UNSAVED }]) : null;
}

const record = (visit: Visit, { file }: OpenEntry) =>
  addRecord(visit.desk.db, { action: 'website-changed', subject: file, ...visit.maker }, visit.now);

const refuse = (mistakes: ContentMistake[]) => ({ refused: { mistakes, isUntouched: true }, data: { mistakes } });

const refuseOutdated = ({ version, text }: OpenEntry) => ({
  refused: { theirs: text, isUntouched: true },
  status: 409,
  data: { version, theirs: text },
});
