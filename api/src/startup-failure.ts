import { adviseOnFullDisk } from './disk-full.ts';
import { StartupError } from './startup-error.ts';

/**
 * Ends the process with code 1 and one line, or the lines of a StartupError, whatever goes wrong until the returned
 * function is called, which says that the start is over.
 */
export function endOnFailedStart(): () => void {
  // The built site listens as well (@astrojs/node) and lets go of what nobody has caught: without a listener of our own
  // the process would end as if all were well.
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

/** Nothing is left to do, and no promise will tell: what the start waits for never comes. */
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
