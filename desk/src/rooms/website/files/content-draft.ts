// The owner's changes until they are published: only the files that have changed lie in the draft's folder, so a file that
// somebody edits by hand meanwhile shows everywhere but where the owner has changed it too.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type ContentDraft = {
  /** The published content. */
  contentDir: string;
  /**
   * `files/` holds the changed and the new files, `bases/` each changed one as it was published when its change began, and
   * `removed/` each removed one as it was published then.
   */
  draftDir: string;
};

/** The difference between a file in the draft and the published one. */
export type DraftChange = 'changed' | 'new' | 'removed';

/** Other texts or pictures of files, by their paths below the content folder; `null` for a file that is removed. */
export type DraftChanges = ReadonlyMap<string, string | Buffer | null>;

/** A content file as the owner sees it. */
export type DraftFile = {
  /** The text; that of a removed file as it was before. */
  text: string;
  /** Names this text. A form sends it back, so that a change of somebody else in between is noticed. */
  version: string;
  /** `null` for a file as it is published. */
  change: DraftChange | null;
  /** The published text, when it has changed since the owner's change began; otherwise `null`. */
  changedByHand: string | null;
};

/** The version of a file that is not there yet. */
export const NEW_FILE = 'new';

/** The version of a removed file. */
const REMOVED_FILE = 'removed';

/** The paths of a file: as it is published, and in each folder of the draft. */
export function locateFile({ contentDir, draftDir }: ContentDraft, file: string) {
  const [changed, base, removed] = ['files', 'bases', 'removed'].map((folder) => join(draftDir, folder, file));
  return { published: join(contentDir, file), changed, base, removed } as Record<
    'published' | 'changed' | 'base' | 'removed',
    string
  >;
}

/** Reads a file by its path below the content folder. Throws ENOENT when there is none. */
export function readDraftFile(draft: ContentDraft, file: string): DraftFile {
  const paths = locateFile(draft, file);
  const text = readText(paths.changed) ?? readFileSync(paths.published, 'utf8');
  const change = findChange(paths);
  if (change === null) return { text, version: nameText(text), change, changedByHand: null };
  const base = readText(change === 'removed' ? paths.removed : paths.base);
  const now = readText(paths.published);
  const version = change === 'removed' ? REMOVED_FILE : nameText(text);
  return { text, version, change, changedByHand: now === base ? null : now };
}

/** Reads how a file differs from the published one; `null` where it does not. */
export const readChange = (draft: ContentDraft, file: string) => findChange(locateFile(draft, file));

/** Reads the text that a file has once it is put back: that of before its removal, or the published one. */
export function readPutBack(draft: ContentDraft, file: string): string {
  const paths = locateFile(draft, file);
  const { text, change } = readDraftFile(draft, file);
  return change === 'changed' ? (readText(paths.published) ?? text) : text;
}

/** Lists the files that differ from the published ones, by their paths below the content folder. */
export function listChangedFiles(draft: ContentDraft): { file: string; change: DraftChange }[] {
  const files = ['files', 'removed'].flatMap((folder) => listBelow(join(draft.draftDir, folder)));
  return [...new Set(files)].sort().flatMap((file) => {
    const change = readChange(draft, file);
    return change ? [{ file, change }] : [];
  });
}

/** Writes the whole content with the draft's changes into a folder, for the check and the build. */
export async function writeWholeDraft(draft: ContentDraft, folder: string): Promise<void> {
  await cp(draft.contentDir, folder, { recursive: true });
  const changed = join(draft.draftDir, 'files');
  if (existsSync(changed)) await cp(changed, folder, { recursive: true });
  for (const { file, change } of listChangedFiles(draft)) {
    if (change === 'removed') await rm(join(folder, file), { force: true });
  }
}

/** A file that is gone by hand too is no longer one to be removed. */
function findChange(paths: ReturnType<typeof locateFile>): DraftChange | null {
  if (existsSync(paths.removed) && existsSync(paths.published)) return 'removed';
  if (!existsSync(paths.changed)) return null;
  return existsSync(paths.base) ? 'changed' : 'new';
}

function readText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Lists the files below a folder of the draft; none while there is no such folder. */
export function listBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function nameText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
