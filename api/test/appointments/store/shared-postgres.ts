import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server that tests share, without a database's name; `null` where Postgres is not installed. */
    postgresUrl: string | null;
  }
}

/** The exit code that a shell gives a program ended by SIGTERM. */
const TERMINATED = 143;

/** Starts one Postgres server for a whole run of tests, where Postgres is installed. It ends with the run. */
export default async function setup(project: TestProject): Promise<void> {
  const binDir = findPostgres();
  const server = binDir ? await startPostgres(binDir) : null;
  project.provide('postgresUrl', server?.createUrl('') ?? null);
  if (!server) return;
  process.once('exit', server.stop);
  // Vitest runs no teardown when it is asked to end.
  process.once('SIGTERM', () => process.exit(TERMINATED));
}
