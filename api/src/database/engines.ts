import type { QueryExecutorProvider } from 'kysely';
import type { Engine } from './engine.ts';
import { postgres } from './postgres/engine.ts';
import { sqlite } from './sqlite/engine.ts';

/** The database engines, by the names that better-auth has for them too. */
export const ENGINES = { sqlite, postgres } satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

const NAMES = Object.keys(ENGINES) as EngineName[];

/** Tells on which engine statements run. */
export function getEngineName(db: QueryExecutorProvider): EngineName {
  const { adapter } = db.getExecutor();
  return NAMES.find((name) => adapter instanceof ENGINES[name].Adapter) as EngineName;
}

export function getEngine(db: QueryExecutorProvider): Engine {
  return ENGINES[getEngineName(db)];
}

/** Finds the engine of an address; `undefined` for one that `readConfig` refuses. */
export function findEngineName(databaseUrl: string): EngineName | undefined {
  return NAMES.find((name) => ENGINES[name].urlPattern.test(databaseUrl));
}
