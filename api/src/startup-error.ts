/** Something the person who starts the server can mend: `message` is one line that says what is wrong and what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The system's code of a failed call, such as `EADDRINUSE`; empty when there is none. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
