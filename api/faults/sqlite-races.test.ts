import { createServerEnv } from '../test/server-process.ts';
import { PROCESS_COUNTS, testRaces } from './races.ts';

const createEnv = async () => (await createServerEnv()).env;

for (const count of PROCESS_COUNTS) testRaces('SQLite', count, createEnv);
