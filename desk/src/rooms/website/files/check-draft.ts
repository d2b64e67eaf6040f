import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { type ContentDraft, writeWholeDraft } from './content-draft.ts';

/** The check that a build begins with. It runs in a process of its own, because it takes seconds of a processor. */
const CHECK = 'site/src/content-check/check-content.ts';
const CHECK_LIMIT_MS = 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;

/** The folder that messages name, whatever the checked folder is called. */
const CONTENT_NAME = 'content/';

/**
 * Checks the whole content with the draft's changes and this text of one file, which is not kept. Resolves to the mistakes,
 * whose `file` is a path below the content folder. Rejects when the check cannot be run.
 */
export async function checkDraft(
  draft: ContentDraft,
  file: string,
  text: string,
  projectRoot: string,
): Promise<ContentMistake[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-check-'));
  try {
    await writeWholeDraft(draft, folder);
    await writeFile(join(folder, file), text);
    const { mistakes } = JSON.parse(await runCheck(folder, projectRoot)) as { mistakes: ContentMistake[] };
    return mistakes.map((mistake) => ({ ...mistake, file: mistake.file.replace(CONTENT_NAME, '') }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runCheck(folder: string, projectRoot: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: projectRoot,
      env: { ...process.env, CONTENT_DIR: folder },
      timeout: CHECK_LIMIT_MS,
      maxBuffer: OUTPUT_MAX_BYTES,
    };
    // The check ends with 1 when there is a mistake, and tells it all the same.
    execFile(process.execPath, [CHECK, '--json'], options, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout);
      else reject(error ?? new Error(stderr));
    });
  });
}
