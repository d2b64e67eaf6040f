import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openForOwner } from './people/owner-desk.ts';

const NAME = 'Asha \u202e\u2066Kulkarni\u2069\u200f';

test('a name with direction marks is shown and exported without them, and stored with them', async () => {
  const { book, get, readRow } = await openForOwner(await createSqlite());
  const id = await book(1, { name: NAME, message: NAME });
  const date = appointment.appointmentDate;
  for (const path of [
    `/day/${date}`,
    `/export?from=${date}&to=${date}&format=csv`,
    `/export?from=${date}&to=${date}&format=fhir`,
  ]) {
    const { body } = await get(path, { accept: 'application/json' });
    expect(body).toContain('Asha Kulkarni');
    expect(body).not.toMatch(/\p{Bidi_Control}/u);
  }
  expect((await readRow(id)).name).toBe(NAME);
});
