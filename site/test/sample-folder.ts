import { join } from 'node:path';

/** A small clinic that does not change, whatever a clinic writes into `content/`. Tests draw its pictures. */
export const SAMPLE_FOLDER = join(import.meta.dirname, 'sample');
