/** @module-tag long */
import { createServerEnv } from '../test/server-process.ts';
import { testMoveRaces } from './move-races.ts';
import { testOverlapRaces } from './overlap-races.ts';
import { PROCESS_COUNTS, testRaces } from './races.ts';

const createEnv = async () => (await createServerEnv()).env;

for (const count of PROCESS_COUNTS) testRaces('SQLite', count, createEnv);

testMoveRaces('SQLite', createEnv);
testOverlapRaces('SQLite', createEnv);
