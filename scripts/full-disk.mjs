import { inspect } from 'node:util';
import { ROOT } from './run.mjs';

/** The messages of the system, SQLite and the bundler for a full disk. */
const DISK_FULL_PATTERN = /ENOSPC|No space left on device|disk is full/;

/** Does this work of a build. On a full disk it cleans up, says so in one line, and ends this process. */
export async function sayWhenDiskIsFull(work, cleanUp = () => undefined) {
  try {
    await work();
  } catch (error) {
    if (!DISK_FULL_PATTERN.test(inspect(error))) throw error;
    cleanUp();
    process.stderr.write(
      `The disk that holds ${ROOT} is full. Make room there and run the command again; a site that was built before still stands. Example: df -h\n`,
    );
    process.exit(1);
  }
}
