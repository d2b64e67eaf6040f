import type { Site, SiteFile } from './plugins/site-files.ts';

/** For so long a page that is open finds the files of its own build. */
const KEPT_MS = 7 * 86_400_000;

/** Files whose names hold a hash: no other build has others under these names. */
const HASHED = '/_astro/';

/** Keeps the files that pages of former builds still ask for. */
export function createFormerFiles() {
  const former = new Map<string, { file: SiteFile; untilMs: number }>();

  /** Adds to a site the files of the one that it replaces, and of those before within a week. */
  return function withFormerFiles(site: Site, replaced: Site, nowMs: number): Site {
    for (const [path, file] of replaced.files) {
      if (path.startsWith(HASHED) && !former.has(path)) former.set(path, { file, untilMs: nowMs + KEPT_MS });
    }
    for (const [path, { untilMs }] of former) if (site.files.has(path) || untilMs < nowMs) former.delete(path);
    return {
      ...site,
      files: new Map([...[...former].map(([path, { file }]) => [path, file] as const), ...site.files]),
    };
  };
}
