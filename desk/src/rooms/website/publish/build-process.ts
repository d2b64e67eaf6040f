import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import type { FallenPage } from '#frame/website-files.ts';

/** The program of a build. It prints a JSON object on each line. */
export const PROGRAM = 'scripts/build-draft.mjs';

/** The system's lowest priority: visitors and the desk go before. */
const NICE = constants.priority.PRIORITY_LOW;

/** A step of a build, how long the rest of it takes, and once English can be looked at, its pages that change. */
export type BuildNews = { step?: string; secondsLeft?: number; changed?: string[] };

/** The name of all that a build was made from, as `scripts/site.mjs` gives it, and the pages that it changed. */
export type BuildEnd = { stamp: string; changed: string[]; inEnglish: FallenPage[] };

type Line = Omit<BuildNews, 'changed'> &
  Partial<BuildEnd> & { english?: string[]; done?: true; mistakes?: ContentMistake[] };

/** The folders of a build: what it reads, where it puts the site, the site that is served now, and the published content. */
export type BuildFolders = { contentDir: string; siteDir: string; servedDir: string; publishedDir: string };

export type RunningBuild = {
  /** Rejects with a reason in words. */
  ended: Promise<BuildEnd>;
  stop: () => void;
};

/** Builds a site in a process of its own, beside the one that is served. */
export function runBuild(
  projectRoot: string,
  { contentDir, siteDir, servedDir, publishedDir }: BuildFolders,
  onNews: (news: BuildNews) => void,
): RunningBuild {
  const child = spawn(process.execPath, [PROGRAM, contentDir, siteDir, servedDir, publishedDir], {
    cwd: projectRoot,
    // A group of its own, so that it can be stopped with all that it has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) setPriority(child.pid, NICE);
  let end: BuildEnd | undefined;
  let mistakes = '';
  let words = '';
  createInterface(child.stdout).on('line', (text) => {
    const line: Line = text.startsWith('{') ? JSON.parse(text) : {};
    if (line.step !== undefined) onNews({ step: line.step, secondsLeft: line.secondsLeft ?? 0 });
    if (line.english) onNews({ changed: line.english });
    if (line.done) end = { stamp: line.stamp ?? '', changed: line.changed ?? [], inEnglish: line.inEnglish ?? [] };
    if (line.mistakes) mistakes = line.mistakes.map(({ file, message }) => `${file}: ${message}`).join('\n');
  });
  child.stderr.on('data', (chunk) => (words = `${words}${chunk}`.slice(-WORDS_MAX)));
  const ended = new Promise<BuildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 && end) resolve(end);
      else reject(new Error(mistakes || words.trim() || 'The build ended before its time. Build it again.'));
    });
  });
  return { ended, stop: () => child.pid && process.kill(-child.pid, 'SIGTERM') };
}

/** The last letters of what a build says about its failure. */
const WORDS_MAX = 2000;
