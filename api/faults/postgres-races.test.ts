/** @module-tag long */
import { describePostgres } from '../test/appointments/store/describe-postgres.ts';
import { createServerEnv } from '../test/server-process.ts';
import { testClosingRaces } from './closing-races.ts';
import { testMoveRaces } from './move-races.ts';
import { testOverlapRaces } from './overlap-races.ts';
import { PROCESS_COUNTS, testRaces } from './races.ts';

describePostgres((createDatabase) => {
  async function createEnv() {
    const { env } = await createServerEnv();
    return { ...env, DATABASE_URL: await createDatabase() };
  }

  for (const count of PROCESS_COUNTS) testRaces('Postgres', count, createEnv);
  testMoveRaces('Postgres', createEnv);
  testOverlapRaces('Postgres', createEnv);
  testClosingRaces('Postgres', createEnv);
});
