import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryMark } from '@clinic/contract/entry-marks.ts';
import type { Visit } from '#frame/room.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { readEntryMarks } from './files/check-draft.ts';
import { getWebsite } from './judge-change.ts';

type Marks = Record<string, EntryMark[]>;

/** The marks that were read last, with the state of the files then: to read them takes a second of a processor. */
const known = new WeakMap<WebsiteFiles, { state: string; marks: Promise<Marks> }>();

/** Reads the work that is left in each file of the draft; none where that cannot be read. */
export async function readDraftMarks(visit: Visit): Promise<Marks> {
  const website = getWebsite(visit);
  const state = describeState(website);
  const last = known.get(website);
  const marks = last?.state === state ? last.marks : readEntryMarks(website, website.projectRoot);
  known.set(website, { state, marks });
  return marks.catch((err: unknown) => {
    known.delete(website);
    visit.request.log.error({ err }, 'the work that is left on the website could not be read');
    return {};
  });
}

/** Names the state of all files, so that a change by hand counts too. */
function describeState({ contentDir, draftDir }: WebsiteFiles): string {
  const folders = [contentDir, draftDir].filter((folder) => existsSync(folder));
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return paths.map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}
