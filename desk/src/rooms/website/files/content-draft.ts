// The owner's changes until they are published: only the files that have changed lie in the draft's folder, so a file that
// somebody edits by hand meanwhile shows everywhere but where the owner has changed it too.
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type ContentDraft = {
  /** The published content. */
  contentDir: string;
  /** `files/` holds the changed files, `bases/` each as it was published when its change began. */
  draftDir: string;
};

/** A content file as the owner sees it. */
export type DraftFile = {
  text: string;
  /** Names this text. A form sends it back, so that a change of somebody else in between is noticed. */
  version: string;
  isChanged: boolean;
  /** The published text, when it has changed since the owner's change began; otherwise `null`. */
  changedByHand: string | null;
};

/** Reads a file by its path below the content folder. Throws ENOENT when there is none. */
export function readDraftFile({ contentDir, draftDir }: ContentDraft, file: string): DraftFile {
  const published = join(contentDir, file);
  const changed = join(draftDir, 'files', file);
  const isChanged = existsSync(changed);
  const text = readFileSync(isChanged ? changed : published, 'utf8');
  const base = isChanged ? readFileSync(join(draftDir, 'bases', file), 'utf8') : null;
  const now = isChanged && existsSync(published) ? readFileSync(published, 'utf8') : base;
  return { text, version: nameText(text), isChanged, changedByHand: now === base ? null : now };
}

/**
 * Keeps another text of a file in the draft, unless the file has another version than the one that was changed. A file
 * that is as published again leaves the draft. Nothing is half-written: the text takes its
 * place by one rename. It is not read and written in turns with other requests, so that none is overwritten.
 */
export function saveDraftFile(draft: ContentDraft, file: string, text: string, version: string): 'saved' | 'outdated' {
  const current = readDraftFile(draft, file);
  if (current.version !== version) return 'outdated';
  const published = join(draft.contentDir, file);
  const changed = join(draft.draftDir, 'files', file);
  const base = join(draft.draftDir, 'bases', file);
  if (text === readFileSync(published, 'utf8')) {
    rmSync(changed, { force: true });
    rmSync(base, { force: true });
    return 'saved';
  }
  for (const path of [changed, base]) mkdirSync(dirname(path), { recursive: true });
  if (!current.isChanged) copyFileSync(published, base);
  const unfinished = join(draft.draftDir, randomUUID());
  try {
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, changed);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return 'saved';
}

/** Lists the changed files by their paths below the content folder. */
export function listChangedFiles({ draftDir }: ContentDraft): string[] {
  const folder = join(draftDir, 'files');
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true });
  return paths
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Takes out of the draft what is published by now, and lets what has changed since then begin from there. */
export function settleDraft({ contentDir, draftDir }: ContentDraft): void {
  for (const file of listChangedFiles({ contentDir, draftDir })) {
    const [published, changed, base] = [
      join(contentDir, file),
      join(draftDir, 'files', file),
      join(draftDir, 'bases', file),
    ];
    const isPublished = readFileSync(published).equals(readFileSync(changed));
    if (!isPublished) copyFileSync(published, base);
    else for (const path of [changed, base]) rmSync(path, { force: true });
  }
}

/** Writes the whole content with the draft's changes into a folder, for the check and the build. */
export async function writeWholeDraft({ contentDir, draftDir }: ContentDraft, folder: string): Promise<void> {
  await cp(contentDir, folder, { recursive: true });
  const changed = join(draftDir, 'files');
  if (existsSync(changed)) await cp(changed, folder, { recursive: true });
}

function nameText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
