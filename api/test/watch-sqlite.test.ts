import { addRecord } from '@clinic/desk/frame/records.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSqlite } from './databases.ts';
import { openTestDatabase } from './test-store.ts';

test('a change that another program makes right after the start is noticed', async () => {
  const url = await createSqlite();
  const [own, other] = [await openTestDatabase(url), await openTestDatabase(url)];
  const onChange = vi.fn();
  onTestFinished(own.watch(onChange));
  // By then the database's thread has answered all earlier questions.
  await own.db.selectFrom('changes').select('version').execute();
  const maker = { made_by: 'asha@clinic.example', made_from: '' };
  await addRecord(other.db, { action: 'closed', subject: 'a', ...maker }, new Date('2026-11-24T06:30:00Z'));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});
