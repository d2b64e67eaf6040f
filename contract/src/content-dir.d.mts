/**
 * Finds the folder of the clinic's content, as an absolute path: the one that `CONTENT_DIR` names, relative to the
 * project; else `data/content`, which is there from the owner's first change at the desk on; else `content/`. The
 * service, the build, the checks and the backup all ask here.
 */
export function findContentDir(env: { readonly CONTENT_DIR?: string | undefined }): string;
