import { join } from 'node:path';
import { loadFiles, type Site, type SiteFile } from './plugins/site-files.ts';

/** For so long a page that is open finds the files of its own build. */
const KEPT_MS = 7 * 86_400_000;

/** Files whose names hold a hash: no other build has others under these names. */
const HASHED = '/_astro/';

/**
 * Adds to a site the hashed files of former builds, which pages that were open before a restart still ask for. A folder
 * that is gone has none.
 */
export async function addFormerFiles(site: Site, siteDirs: readonly string[]): Promise<Site> {
  const files = new Map(site.files);
  for (const dir of siteDirs) {
    const isFormer = (path: string) => path.startsWith(HASHED) && !files.has(path);
    for (const [path, file] of await loadFiles(join(dir, 'client'), isFormer).catch(() => [])) files.set(path, file);
  }
  return { ...site, files };
}

/** Keeps the files that pages of former builds still ask for. */
export function createFormerFiles() {
  const former = new Map<string, { file: SiteFile; untilMs: number }>();

  /** Adds to a site the files of the one that it replaces, and of those before within a week. */
  return function withFormerFiles(site: Site, replaced: Site, nowMs: number): Site {
    for (const [path, file] of replaced.files) {
      if (path.startsWith(HASHED) && !former.has(path)) former.set(path, { file, untilMs: nowMs + KEPT_MS });
    }
    for (const [path, { untilMs }] of former) if (site.files.has(path) || untilMs < nowMs) former.delete(path);
    const files = new Map([...former].map(([path, { file }]) => [path, file]));
    // A file that has not changed stays where it is in memory, and only its new copy goes.
    for (const [path, file] of site.files) files.set(path, findSame(file, replaced.files.get(path)) ?? file);
    return { ...site, files };
  };
}

/** Returns the other file when all its forms have the same bytes. */
function findSame(file: SiteFile, other: SiteFile | undefined): SiteFile | undefined {
  if (other?.bodies.size !== file.bodies.size) return undefined;
  const isAlike = [...file.bodies].every(([encoding, { etag }]) => other.bodies.get(encoding)?.etag === etag);
  return isAlike ? other : undefined;
}
