/**
 * Finds the folder of the clinic's content, as an absolute path: the one that `CONTENT_DIR` names, relative to the
 * project; else `data/content` where there is one, so that a clinic's own content lies outside the checkout; else `content/`. The
 * service, the build and the checks all ask here.
 */
export function findContentDir(env: { readonly CONTENT_DIR?: string | undefined }): string;
