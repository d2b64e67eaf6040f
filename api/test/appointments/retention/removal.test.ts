import { expect, test } from 'vitest';
import { createRemoval } from '#src/appointments/retention/removal.ts';
import { bookMany, countChanges } from '../../many-rows.ts';
import { describeEmptyDatabases } from '../../migrations/old-databases.ts';
import { calendar } from '../../sample-clinic.ts';
import { openTestDatabase } from '../../test-store.ts';

describeEmptyDatabases((createEmpty) => {
  test('old appointments are removed in parts that fit the time limit of a statement', async () => {
    const empty = await createEmpty();
    const database = await openTestDatabase(empty.url);
    await bookMany(empty, 2001, '2026-11-02');
    const { counted, sizes } = countChanges(database.db);
    const parts = { ...database, db: counted };
    expect(
      await createRemoval(parts, calendar.timeZone).removeDue([{ from: '', before: '2026-11-03' }], '2027-01-01'),
    ).toBe(2001);
    expect(sizes).toEqual([1000, 1000, 1]);
    expect(await empty.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });
});
