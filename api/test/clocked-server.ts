import { createInterface } from 'node:readline';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/start-server.ts';

/** Starts the server as `src/run-server.ts` does. A line of input sets its clock, and an empty line lets it go on. */
let fixed: Date | null = null;
createInterface({ input: process.stdin }).on('line', (line) => {
  fixed = line === '' ? null : new Date(line);
  console.log(`It is ${getNow().toISOString()}`);
});

await startServer(readConfig(process.env), getNow);

function getNow(): Date {
  return fixed ?? new Date();
}
