/**
 * The build that was published at the desk and is served, as `data/current.json` says. `stamp` names what it was built
 * from, as `scripts/site.mjs` does; `isRecorded` is false until its content is in the content folder and in the history.
 */
export type Published = { id: string; stamp: string; isRecorded: boolean };

/** A built site, and the content that it was built from. Both are absolute paths. */
export type ServedFolders = { siteDir: string; contentDir: string };

/** The file in a built site that names the version of the project that has built it (`fingerprintVersion`). */
export const VERSION_FILE: string;

/** Reads the version of the project that has built a site; `null` where that is not known. */
export function readVersion(siteDir: string): string | null;

/** The folders of a build by its id. */
export function toBuildFolders(id: string, dataDir?: string): ServedFolders;

/** Reads which build is published; `null` when none is, or what the file names is not there. */
export function readPublished(dataDir?: string): Published | null;

/** Lists the folders of the builds that were served before the published one, the newest first. */
export function listFormerSites(dataDir?: string): string[];

/** Publishes a build, in one step: the file is read at each start. */
export function writePublished(published: Published, dataDir?: string): void;

/** Lets the next start serve the site of `npm run build`, which is newer. */
export function forgetPublished(dataDir?: string): void;
