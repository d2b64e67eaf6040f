import { fileURLToPath } from 'node:url';

/** Relative paths in the configuration start here, whatever the current folder is. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
