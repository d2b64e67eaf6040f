/**
 * A mistake that the person who starts the server can mend. Each line of `message` says what is wrong and what to do.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The `code` of an error, such as `EADDRINUSE`; empty when it has none. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
