import { fileURLToPath } from 'node:url';

/** Relative paths in the configuration start here, whatever folder the command was typed in. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
