import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of the name, email, phone and message that the tests' patients give, in every spelling that could leak. */
const CANARIES = ['canary', '98765 43210', '98765%2043210', '98765+43210', '9876543210'];

/**
 * Reads the logs that the servers of all tests wrote into a folder. Returns the number of files, and each line that
 * holds something personal, shortened, with the name of its file.
 */
export function findCanaries(folder) {
  const files = readdirSync(folder);
  const leaks = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => CANARIES.some((canary) => line.toLowerCase().includes(canary)))
      .map((line) => `${file}: ${line.slice(0, 300)}`),
  );
  return { fileCount: files.length, leaks };
}
