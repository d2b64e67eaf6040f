import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** Ignored by git, and on the disk of the project, so that folders are exchanged at once. */
export const WORK = join(PROJECT_ROOT, '.cache', 'upgrade');

/** The new release, while it is built beside the running one. */
export const NEXT = join(WORK, 'next');

/** The parts that the new release has replaced, until it has proved itself. */
export const FORMER = join(WORK, 'former');
