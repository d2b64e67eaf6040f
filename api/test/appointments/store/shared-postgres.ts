import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server that tests share, without a database's name; `null` where Postgres is not installed. */
    postgresUrl: string | null;
  }
}

/** Starts one Postgres server for a whole run of tests, where Postgres is installed. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const binDir = findPostgres();
  const server = binDir ? await startPostgres(binDir) : null;
  project.provide('postgresUrl', server?.createUrl('') ?? null);
  return server?.stop;
}
