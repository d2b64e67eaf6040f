import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import git, { Errors } from 'isomorphic-git';
import { isContentPath, listContentTree, type Repository, readContentTree, writeContentTree } from './content-tree.ts';
import { putBack } from './put-back.ts';
import { toWholeFiles } from './whole-files.ts';

const BRANCH = 'main';
const REF = `refs/heads/${BRANCH}`;
/** No person's address: Git asks for one, and a history is copied to other places. */
const EMAIL = 'desk@clinic.invalid';
/** The name where a person has left none that Git can keep. */
const NAMELESS = 'The desk';
const COMMIT_ID = /^[0-9a-f]{40}$/;
const MS_PER_SECOND = 1000;

/** The folder with the content, and the one with its history, which lie apart. */
export type ContentHistory = { contentDir: string; gitDir: string };

/** A state of the content that was recorded: `at` in UTC, ISO 8601; `by` is the name of a person of the desk. */
export type Published = { id: string; at: string; by: string; words: string };

/** For a change that no line describes, such as another order of fields: Git refuses an empty message. */
const NO_WORDS = 'The website was changed';

/**
 * Records the content as its folder is now: what was added, changed and removed. The first record takes all of it.
 * Returns the id of the new record, or `null` when nothing has changed. One call at a time: the caller queues them.
 *
 * The name of the branch is written last. After a crash before that the history ends where it ended before; what is
 * already written waits unused, is found again by the next call, and does no harm.
 */
export async function recordContent(
  { contentDir, gitDir }: ContentHistory,
  { by, words, at }: { by: string; words: string; at: Date },
): Promise<string | null> {
  const repository = await openRepository(gitDir);
  const last = await findLast(repository);
  const known = new Set(last === null ? [] : (await readContentTree(repository, last)).values());
  const files = await listContentTree(contentDir, async (id, bytes) => {
    if (!known.has(id)) await git.writeBlob({ ...repository, blob: bytes });
  });
  const tree = await writeContentTree(repository, files);
  if (last !== null && (await git.readCommit({ ...repository, oid: last })).commit.tree === tree) return null;
  const author = {
    name: toAuthorName(by),
    email: EMAIL,
    timestamp: Math.floor(at.getTime() / MS_PER_SECOND),
    timezoneOffset: 0,
  };
  return git.commit({
    ...repository,
    ref: REF,
    parent: last === null ? [] : [last],
    tree,
    author,
    message: words || NO_WORDS,
  });
}

/** Lists what was recorded, the newest first; empty when there is no history yet. */
export async function listPublished(gitDir: string, limit: number): Promise<Published[]> {
  const repository = toRepository(gitDir);
  const last = await findLast(repository);
  if (last === null) return [];
  const commits = await git.log({ ...repository, ref: last, depth: limit });
  return commits.map(({ oid, commit: { author, message } }) => ({
    id: oid,
    at: new Date(author.timestamp * MS_PER_SECOND).toISOString(),
    by: author.name,
    words: message.trim(),
  }));
}

/**
 * Puts the content back to how it was recorded: writes the files that differ, and removes those that were not there.
 * Hidden files and symbolic links stay, unless they stand in the way. The history stays as it is until `recordContent`
 * records the restored state as a new one.
 *
 * Each file is replaced as a whole, and removed ones go last. After a crash in the middle the folder has files of both
 * states: the same call puts the rest back.
 *
 * @throws when there is no such record; then nothing is changed
 */
export async function restoreContent({ contentDir, gitDir }: ContentHistory, id: string): Promise<void> {
  const repository = toRepository(gitDir);
  const files = await readContentTree(repository, await checkCommit(repository, id));
  await putBack(contentDir, files, async (oid) => (await git.readBlob({ ...repository, oid })).blob);
}

/**
 * Reads a file as it was recorded; `null` when it was not there.
 *
 * @throws when there is no such record, or the path leads out of the folder or to a hidden file
 */
export async function readContentAt(gitDir: string, id: string, path: string): Promise<Uint8Array | null> {
  if (!isContentPath(path)) throw new Error(`This is no file of the content: ${path}`);
  const repository = toRepository(gitDir);
  const oid = await checkCommit(repository, id);
  const { blob } = await git.readBlob({ ...repository, oid, filepath: path }).catch((error: unknown) => {
    if (error instanceof Errors.NotFoundError || error instanceof Errors.ObjectTypeError) return { blob: null };
    throw error;
  });
  return blob;
}

function toRepository(gitDir: string): Repository {
  return { fs: toWholeFiles(gitDir), gitdir: gitDir, cache: {} };
}

async function openRepository(gitDir: string): Promise<Repository> {
  const repository = toRepository(gitDir);
  // `init` takes a folder with a `config` for a finished one, but writes HEAD after it.
  if (!existsSync(join(gitDir, 'HEAD'))) await rm(join(gitDir, 'config'), { force: true });
  await git.init({ ...repository, bare: true, defaultBranch: BRANCH });
  return repository;
}

async function findLast(repository: Repository): Promise<string | null> {
  return git.resolveRef({ ...repository, ref: REF }).catch((error: unknown) => {
    if (error instanceof Errors.NotFoundError) return null;
    throw error;
  });
}

/** Returns the id when it is that of a record. */
async function checkCommit(repository: Repository, id: string): Promise<string> {
  if (!COMMIT_ID.test(id)) throw new Error('This is no record of the history: its id is 40 digits of a hash.');
  await git.readCommit({ ...repository, oid: id });
  return id;
}

/** Leaves out what ends a name in Git. */
function toAuthorName(name: string): string {
  const kept = name.replace(/[<>\p{Cc}\s]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : NAMELESS;
}
