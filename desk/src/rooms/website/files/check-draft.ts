import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { EntryMark } from '@clinic/contract/entry-marks.ts';
import { type ContentDraft, writeWholeDraft } from './content-draft.ts';

/** The check that a build begins with. It runs in a process of its own, because it takes seconds of a processor. */
const CHECK = ['site/src/content-check/check-content.ts', '--json'];
const MARKS = ['site/src/content-check/print-entry-marks.ts'];
const CHECK_LIMIT_MS = 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;

/** The folder that messages name, whatever the checked folder is called. */
const CONTENT_NAME = 'content/';

/**
 * Checks the whole content with the draft's changes and this text or picture of one file, or without the file where it is
 * `null`. It is not kept. Resolves to the mistakes, whose `file` is a path below the content folder. Rejects when the check
 * cannot be run.
 */
export async function checkDraft(
  draft: ContentDraft,
  file: string,
  data: string | Buffer | null,
  projectRoot: string,
): Promise<ContentMistake[]> {
  const told = await runOverDraft(draft, projectRoot, CHECK, async (folder) => {
    if (data === null) await rm(join(folder, file), { force: true });
    else await writeNew(join(folder, file), data);
  });
  const { mistakes } = JSON.parse(told) as { mistakes: ContentMistake[] };
  return mistakes.map((mistake) => ({ ...mistake, file: mistake.file.replace(CONTENT_NAME, '') }));
}

/** Resolves to the work that is left in each file of the draft. Rejects when that cannot be read. */
export async function readEntryMarks(draft: ContentDraft, projectRoot: string): Promise<Record<string, EntryMark[]>> {
  return JSON.parse(await runOverDraft(draft, projectRoot, MARKS));
}

/** Runs a program of the site over the whole draft, in a folder that is removed afterwards. */
async function runOverDraft(
  draft: ContentDraft,
  projectRoot: string,
  program: readonly string[],
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-check-'));
  try {
    await writeWholeDraft(draft, folder);
    await prepare(folder);
    return await run(program, folder, projectRoot);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A clinic may have no folder yet for its first entry of a kind. */
async function writeNew(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}

function run(program: readonly string[], folder: string, projectRoot: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: projectRoot,
      env: { ...process.env, CONTENT_DIR: folder },
      timeout: CHECK_LIMIT_MS,
      maxBuffer: OUTPUT_MAX_BYTES,
    };
    // The check ends with 1 when there is a mistake, and tells it all the same.
    execFile(process.execPath, [...program], options, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout);
      else reject(error ?? new Error(stderr));
    });
  });
}
