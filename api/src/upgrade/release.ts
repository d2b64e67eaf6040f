import { rm } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';
import { VERSION } from '../version.ts';
import { NEXT } from './places.ts';
import { runGit } from './program.ts';

const SHOWN_FILES = 5;

/** Throws StartupError when files of this folder differ from its commit: they would be lost, or left out of the build. */
export async function refuseOwnChanges(): Promise<void> {
  const changed = (await runGit('status', '--porcelain')).split('\n').filter(Boolean);
  if (changed.length === 0) return;
  const files = changed.map((line) => line.trim().replace(/^\S+ /, ''));
  const shown = [...files.slice(0, SHOWN_FILES), ...(files.length > SHOWN_FILES ? ['…'] : [])].join(', ');
  const remedy = files.every((file) => file.startsWith('content/'))
    ? 'Keep your content in a folder of its own: cp -r content /srv/clinic-content, git checkout content, git clean -fd content, and set CONTENT_DIR=/srv/clinic-content'
    : 'Put them aside (git stash -u), or commit them and merge the release yourself (git merge)';
  throw new StartupError(`Files of this folder are changed: ${shown}. ${remedy}. Then upgrade again.`);
}

/** Names what `git checkout` brings back: the branch, or the commit without one. */
export async function readPresentRef(): Promise<string> {
  return (await runGit('branch', '--show-current')) || (await runGit('rev-parse', 'HEAD'));
}

/**
 * Fetches the releases, and resolves to the tag of the wanted or the newest one; `null` when nothing is newer. Throws
 * StartupError.
 */
export async function fetchRelease(wanted: string | null): Promise<string | null> {
  await runGit('fetch', '--tags', '--quiet');
  const tags = (await runGit('tag', '--list', 'v*')).split('\n').filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  const newest = tags.sort(compareVersions).at(-1);
  const tag = wanted === null ? newest : tags.find((one) => one === wanted || one === `v${wanted}`);
  if (wanted !== null && !tag) {
    throw new StartupError(`There is no release ${wanted}. The newest is ${newest ?? 'none'}.`);
  }
  if (tag && compareVersions(tag, `v${VERSION}`) > 0) {
    await refuseOwnCommits(tag);
    return tag;
  }
  if (wanted === null) return null;
  throw new StartupError(`${wanted} is not newer than ${VERSION}, which is installed.`);
}

/** Throws StartupError when the present commit is not part of the release: what was committed here would be left behind. */
async function refuseOwnCommits(tag: string): Promise<void> {
  const own = (await runGit('log', '--format=%h %s', `${tag}..HEAD`)).split('\n').filter(Boolean);
  if (own.length === 0) return;
  throw new StartupError(
    `This folder has ${own.length} commits that ${tag} lacks (${own[0]}). Merge the release yourself: git merge ${tag}, then build and restart as docs/deployment.md says.`,
  );
}

/** Checks a release out beside the present one. */
export async function checkOutBeside(tag: string): Promise<void> {
  await removeBeside();
  await runGit('worktree', 'add', '--quiet', '--detach', NEXT, tag);
}

export async function removeBeside(): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  await runGit('worktree', 'prune');
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
