import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openForOwner } from './people/owner-desk.ts';

const NAME = 'Asha \u202e\u2066Kulkarni\u2069\u200f';

test('a patient’s name with direction marks is shown and exported without them, and stored with them', async () => {
  const { book, get, readRow } = await openForOwner(await createSqlite());
  const id = await book(1, { name: NAME, message: NAME });
  const date = appointment.appointmentDate;
  const days = `/export?from=${date}&to=${date}`;
  for (const path of [`/day/${date}`, `${days}&format=csv`, `${days}&format=fhir`]) {
    const { body } = await get(path, { accept: 'application/json' });
    expect(body).toContain('Asha Kulkarni');
    expect(body).not.toMatch(/\p{Bidi_Control}/u);
  }
  expect((await readRow(id)).name).toBe(NAME);
});
