import { adviseOnFullDisk } from './disk-full.ts';
import { StartupError } from './startup-error.ts';

/**
 * Ends the process with code 1 and one line, or the lines of a StartupError, when anything goes wrong during the start.
 * Call the returned function when the start is over.
 */
export function endOnFailedStart(): () => void {
  process.on('unhandledRejection', fail);
  process.on('exit', failIfUnfinished);
  return () => {
    process.off('unhandledRejection', fail);
    process.off('exit', failIfUnfinished);
  };
}

/** Says why the server does not start, and ends the process. */
export function fail(error: unknown): never {
  process.off('exit', failIfUnfinished);
  console.error(describeFailure(error));
  process.exit(1);
}

/** Reports a start that can never finish: the process has nothing left to do, but the start still waits. */
function failIfUnfinished(): void {
  console.error(describeFailure(new Error('it waits for something that never comes')));
  process.exitCode = 1;
}

function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const text = error instanceof Error ? error.message || error.name : String(error);
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `The server cannot start: ${text.replaceAll(/\s+/g, ' ').trim()}${code}. ${adviseOnFullDisk(error) ?? 'Mend that and start again; npm test tells whether the software is whole.'}`;
}
