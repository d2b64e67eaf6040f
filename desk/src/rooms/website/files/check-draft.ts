import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { EntryMark } from '@clinic/contract/entry-marks.ts';
import { Tinypool } from 'tinypool';
import { type ContentDraft, type DraftChanges, writeWholeDraft } from './content-draft.ts';

/** A function of the site that the process of checks calls with a content folder. */
type Program = { filename: string; name: string };

/** The check that a build begins with. */
const CHECK: Program = { filename: 'site/src/content-check/content-mistakes.ts', name: 'checkContent' };
const MARKS: Program = { filename: 'site/src/content-check/entry-marks.ts', name: 'listEntryMarks' };
const CHECK_LIMIT_MS = 60_000;

/**
 * The first check takes 5.5 s of a processor and those after it 2 s, so its process stays while an owner writes. Then it
 * gives its memory back, some 250 MB.
 */
const IDLE_MS = 5 * 60_000;
const checks = new Tinypool({
  runtime: 'child_process',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  env: process.env as Record<string, string>,
});
// Ctrl-C ends this process too. The next check starts another.
checks.on('error', () => undefined);

/** The folder that messages name, whatever the checked folder is called. */
const CONTENT_NAME = 'content/';

/**
 * Checks the whole content with the draft's changes and these further ones, which are not kept. Resolves to the mistakes,
 * whose `file` is a path below the content folder. Rejects when the check cannot be run.
 */
export async function checkDraft(
  draft: ContentDraft,
  changes: DraftChanges,
  projectRoot: string,
): Promise<ContentMistake[]> {
  const told = await runOverDraft<{ mistakes: ContentMistake[] }>(draft, projectRoot, CHECK, async (folder) => {
    for (const [file, data] of changes) {
      if (data === null) await rm(join(folder, file), { force: true });
      else await writeNew(join(folder, file), data);
    }
  });
  return told.mistakes.map((mistake) => ({
    file: mistake.file.replace(CONTENT_NAME, ''),
    path: mistake.path,
    message: mistake.message,
  }));
}

/** Resolves to the work that is left in each file of the draft. Rejects when that cannot be read. */
export async function readEntryMarks(draft: ContentDraft, projectRoot: string): Promise<Record<string, EntryMark[]>> {
  return runOverDraft(draft, projectRoot, MARKS);
}

/** Runs a program of the site over the whole draft, in a folder that is removed afterwards. */
async function runOverDraft<Told>(
  draft: ContentDraft,
  projectRoot: string,
  { filename, name }: Program,
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-check-'));
  try {
    await writeWholeDraft(draft, folder);
    await prepare(folder);
    const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
    return await checks.run(folder, { filename: join(projectRoot, filename), name, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A clinic may have no folder yet for its first entry of a kind. */
async function writeNew(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}
