import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThreadClient, type ThreadRequest } from '#src/database/sqlite/dialect.ts';
import { isUnavailable } from '#src/database/unavailable.ts';

test('each caller gets its own answer, in any order', async () => {
  const { port1, port2 } = new MessageChannel();
  const questions: ThreadRequest[] = [];
  port2.on('message', (question: ThreadRequest) => {
    questions.push(question);
    if (questions.length < 3) return;
    for (const { id } of questions.reverse()) port2.postMessage({ id, rows: [id], changes: 0 });
  });
  const { ask } = createThreadClient(port1);
  expect(await Promise.all(['one', 'two', 'three'].map((sql) => ask({ sql, parameters: [] })))).toMatchObject([
    { rows: [1] },
    { rows: [2] },
    { rows: [3] },
  ]);
  port1.close();
});

test('waiting and later callers are told that the database is unavailable when the thread ends', async () => {
  const { port1, port2 } = new MessageChannel();
  const { ask } = createThreadClient(port1);
  setTimeout(() => port2.close(), 50);
  await expect(ask({ sql: 'select 1', parameters: [] })).rejects.toSatisfy(isUnavailable);
  await expect(ask({ sql: 'select 1', parameters: [] })).rejects.toSatisfy(isUnavailable);
});
