// Changes of the draft. None is read and written in turns with other requests, so that none is overwritten.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type ContentDraft,
  type DraftChanges,
  listBelow,
  listChangedFiles,
  locateFile,
  NEW_FILE,
  readDraftFile,
} from './content-draft.ts';

type Outcome = 'saved' | 'outdated';

/**
 * Keeps another text or picture of a file in the draft, or a new file, unless the file has another version than the one
 * that was changed. A file that is as published again leaves the draft, and a removed one is back.
 */
export function saveDraftFile(draft: ContentDraft, file: string, data: string | Buffer, version: string): Outcome {
  if (findVersion(draft, file) !== version) return 'outdated';
  const { published, changed, base, removed } = locateFile(draft, file);
  if (existsSync(published) && readFileSync(published).equals(Buffer.from(data))) dropChange(draft, file);
  else {
    if (existsSync(published) && !existsSync(changed)) writeWhole(draft, base, readFileSync(published));
    writeDraftFile(draft, file, data);
  }
  rmSync(removed, { force: true });
  return 'saved';
}

/** Marks a file as removed; one that was never published goes at once. What was changed in it stays, to be put back. */
export function removeDraftFile(draft: ContentDraft, file: string, version: string): Outcome {
  if (findVersion(draft, file) !== version) return 'outdated';
  const { published, removed } = locateFile(draft, file);
  if (existsSync(published)) writeWhole(draft, removed, readFileSync(published));
  else dropChange(draft, file);
  return 'saved';
}

/** Makes several changes one after the other, each from the version that the file has now. */
export function changeDraftFiles(draft: ContentDraft, changes: DraftChanges): void {
  for (const [file, data] of changes) {
    const version = findVersion(draft, file);
    if (data === null) removeDraftFile(draft, file, version);
    else saveDraftFile(draft, file, data, version);
  }
}

/** Puts a removed file back as it was before, and a changed one as it is published. */
export function putBackDraftFile(draft: ContentDraft, file: string, version: string): Outcome {
  if (findVersion(draft, file) !== version) return 'outdated';
  if (readDraftFile(draft, file).change === 'changed') dropChange(draft, file);
  rmSync(locateFile(draft, file).removed, { force: true });
  return 'saved';
}

/** Writes a file into the draft. */
export function writeDraftFile(draft: ContentDraft, file: string, data: string | Uint8Array): void {
  writeWhole(draft, locateFile(draft, file).changed, data);
}

/** Nothing is half-written: a file takes its place by one rename. */
function writeWhole(draft: ContentDraft, path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = join(draft.draftDir, randomUUID());
  try {
    writeFileSync(unfinished, data, { flush: true });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Takes the change of a file out of the draft, so that it is as published; a new file is gone. */
export function dropChange(draft: ContentDraft, file: string): void {
  const { changed, base } = locateFile(draft, file);
  rmSync(changed, { force: true });
  rmSync(base, { force: true });
}

/** Takes out of the draft what is published by now, and lets what has changed since then begin from there. */
export function settleDraft(draft: ContentDraft): void {
  for (const { file } of listChangedFiles(draft)) {
    const { published, changed, base } = locateFile(draft, file);
    if (!existsSync(published) || !existsSync(changed)) continue;
    if (readFileSync(published).equals(readFileSync(changed))) dropChange(draft, file);
    else writeWhole(draft, base, readFileSync(published));
  }
  for (const file of listBelow(join(draft.draftDir, 'removed'))) {
    const { published, removed } = locateFile(draft, file);
    if (existsSync(published)) continue;
    rmSync(removed);
    dropChange(draft, file);
  }
}

function findVersion(draft: ContentDraft, file: string): string {
  const { published, changed } = locateFile(draft, file);
  return existsSync(published) || existsSync(changed) ? readDraftFile(draft, file).version : NEW_FILE;
}
