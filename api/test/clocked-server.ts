import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { runDeskCommand } from '@clinic/desk/commands.ts';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/start-server.ts';

/**
 * Starts the server as `src/run-server.ts` does, and follows lines of input. An instant sets its clock, and an empty
 * line lets it go on. An object with `args` and `input` is a command of the desk, which as a process of its own would take
 * seconds; the address in its answer is printed.
 */
let fixed: Date | null = null;
createInterface({ input: process.stdin }).on('line', async (line) => {
  if (line.startsWith('{')) {
    const { args, input } = JSON.parse(line);
    const { env, stdout: output } = process;
    const said = await runDeskCommand({ args, env, input: Readable.from([input]), output, warn: console.error });
    // The log of a server names nobody, in tests too.
    console.log(`The desk says ${/https?:\S+/.exec(said ?? '')}`);
    return;
  }
  fixed = line === '' ? null : new Date(line);
  console.log(`It is ${getNow().toISOString()}`);
});

await startServer(readConfig(process.env), getNow);

function getNow(): Date {
  return fixed ?? new Date();
}
