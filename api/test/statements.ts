import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/** Collects the statements that are run while `run` does, as `select appointments`, in their order. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Object.getPrototypeOf(DefaultQueryExecutor.prototype), 'executeQuery');
  onTestFinished(() => spy.mockRestore());
  await run();
  const texts = spy.mock.calls.map(([query]) => (query as CompiledQuery).sql);
  spy.mockRestore();
  return texts.map((text) => {
    const [verb = ''] = text.split(' ');
    const [, table = ''] = /\b(?:from|update|into) "(\w+)"/.exec(text) ?? [];
    return `${verb} ${table}`;
  });
}
