import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from './build-process.ts';

/** A build takes up to 1.4 GB beside the running server (`docs/decisions/031`). */
const MEMORY_BYTES = 1.5e9;
const BYTES_PER_MB = 1e6;

/** A package can lie at the root of the project or in its workspace. */
const ASTRO = ['node_modules/astro', 'site/node_modules/astro'];

const says = {
  isSiteNamed:
    'Here nothing can be published: SITE_DIR names the site that is served. The person who looks after the server takes that line out of its settings.',
  lacksTools:
    'This installation cannot build the website: it has what serves it, but not all that makes its pages. The draft is kept. The person who looks after the server starts the whole project with all its packages and the same data folder (npm ci, then npm start). The draft can be built and published there.',
  lacksMemory: (has: number, needs: number) =>
    `A build needs ${needs} MB of memory beside the website, and ${has} MB are free. End another program on this machine, or try it at a quiet hour.`,
};

/** Says why this installation builds no draft, until its operator changes it; `null` where it can build. */
export function findLastingHindrance(projectRoot: string, isSiteNamed: boolean): string | null {
  if (isSiteNamed) return says.isSiteNamed;
  const has = (path: string) => existsSync(join(projectRoot, path));
  return has(PROGRAM) && ASTRO.some(has) ? null : says.lacksTools;
}

/** Says how much memory a build lacks just now; `null` where there is enough. */
export function findLackOfMemory(bytes: number): string | null {
  const [has = 0, needs = 0] = [bytes, MEMORY_BYTES].map((each) => Math.round(each / BYTES_PER_MB));
  return has < needs ? says.lacksMemory(has, needs) : null;
}
