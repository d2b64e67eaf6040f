import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';
import { FORMER, NEXT, WORK } from './places.ts';
import { runGit } from './program.ts';

/** Stands while the former release can be put back, also after an upgrade that was killed. */
const STATE = join(WORK, 'state.json');

/** Parts of a build, which are not in git. The site published at the desk was built by the former release. */
const BUILT = ['site/dist', '.cache/built', 'data/current.json'];

/** `ref` is the branch or commit of the former release; `parts` are all that are replaced, `present` those it had. */
type State = { ref: string; parts: string[]; present: string[] };

/** Puts the release that was built beside in the place of the present one, whose branch or commit is `ref`. */
export async function swapIn(tag: string, ref: string): Promise<void> {
  const folders = new Set(['.', ...(await listWorkspaces(PROJECT_ROOT)), ...(await listWorkspaces(NEXT))]);
  const parts = [...[...folders].map((folder) => join(folder, 'node_modules')), ...BUILT];
  const present = parts.filter((part) => existsSync(join(PROJECT_ROOT, part)));
  await writeFile(STATE, JSON.stringify({ ref, parts, present } satisfies State));
  for (const part of parts) {
    await move(join(PROJECT_ROOT, part), join(FORMER, part));
    await move(join(NEXT, part), join(PROJECT_ROOT, part));
  }
  // The code comes last: until then its packages are those that a start would install again.
  await runGit('checkout', '--quiet', '--detach', tag);
}

/** Puts the former release back, however far it was replaced. Resolves to its branch or commit, or to `null` without one. */
export async function swapBack(): Promise<string | null> {
  if (!existsSync(STATE)) return null;
  const { ref, parts, present }: State = JSON.parse(await readFile(STATE, 'utf8'));
  await runGit('checkout', '--quiet', ref);
  for (const part of parts) {
    const isReplaced = existsSync(join(FORMER, part)) || !present.includes(part);
    if (isReplaced) await rm(join(PROJECT_ROOT, part), { recursive: true, force: true });
    await move(join(FORMER, part), join(PROJECT_ROOT, part));
  }
  await forgetFormer();
  return ref;
}

/** Lets the release that is in place stay. */
export async function forgetFormer(): Promise<void> {
  await rm(STATE);
}

async function listWorkspaces(root: string): Promise<string[]> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).workspaces;
}

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
