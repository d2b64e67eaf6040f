import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { insertNews } from '@clinic/api/outbox/beside.ts';
import { createMail } from '@clinic/api/outbox/new-mails.ts';
import { createSqlite } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';

const MINUTE_MS = 60_000;

/** An appointment whose patient agreed to WhatsApp, and a message of each kind of fate. */
async function openTold() {
  const desk = await openForOwner(await createSqlite());
  const { db, book, clock } = desk;
  const id = await book(1);
  const agreedAt = clock.now.toISOString();
  const agreed = { whatsapp_at: agreedAt };
  const appointment = await db
    .updateTable('appointments')
    .set(agreed)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  async function tell(kind: 'booked' | 'moved' | 'cancelled' | 'away', values: object, receipt?: object) {
    const mail = createMail({ kind, recipient: 'patient', appointment, now: clock.now });
    await insertNews(db, [mail]);
    const message_id = `message of ${kind}`;
    const sent = { status: 'sent', sent_at: clock.now.toISOString(), message_id } as const;
    await db
      .updateTable('mails')
      .set({ ...sent, ...values })
      .where('id', '=', `${mail.id}-whatsapp`)
      .execute();
    const at = clock.now.toISOString();
    const told = { message_id, mail_id: null, state: 'delivered', error: null, at, ...receipt } as const;
    if (receipt) await db.insertInto('whatsapp_receipts').values(told).execute();
  }
  const read = async () => (await desk.get(`/appointments/${id}`)).body;
  return { ...desk, id, tell, read, agreedAt };
}

test('the page of an appointment says which messages arrived, and which number is not on WhatsApp', async () => {
  const { tell, read, clock, get } = await openTold();
  await tell('booked', {});
  await tell('moved', {}, { state: 'read' });
  await tell('cancelled', {}, { state: 'failed', error: 'META 131026' });
  await tell('away', { status: 'undeliverable', sent_at: null, error: 'META 131026' });
  const early = await read();
  expect(early.match(/to the patient, on WhatsApp/g)).toHaveLength(4);
  expect(early).not.toContain('out of reach');
  for (const words of [', read<', ', not on WhatsApp<', 'This number is not on WhatsApp<']) {
    expect(early).toContain(words);
  }
  clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS);
  expect(await read()).toContain(', not on WhatsApp or out of reach since then<');
  expect((await get('/mails')).body).not.toContain('on WhatsApp');
});

test('a person ends the messages on WhatsApp for a patient who asks, once, and a note says who', async () => {
  const { id, read, send, readRow, getData, tell } = await openTold();
  await tell('booked', {});
  expect(await read()).toContain('Stop WhatsApp messages');
  for (const _press of [1, 2]) {
    const { headers } = await send(`/appointments/${id}/whatsapp/end`);
    expect(headers.location).toBe(`/appointments/${id}?done=whatsapp-ended`);
  }
  const row = await readRow(id);
  expect(toAppointment(row).whatsapp).toBe('ended');
  const { notes } = await getData(`/appointments/${id}`);
  expect(notes).toEqual([expect.objectContaining({ text: 'Ended the messages on WhatsApp, as the patient asked.' })]);
  const page = await read();
  expect(page).toContain('No more messages go to WhatsApp.');
  expect(page).not.toContain('Stop WhatsApp messages');
});

test('a link that WhatsApp took to a mistyped number ends when the number is corrected, and a mail brings a new one', async () => {
  const { id, correct, readRow, readMailsOf, get } = await openTold();
  expect((await get(`/appointments/${id}`)).body).toContain('It stops working with a new number');
  const readLinks = async () => (await readMailsOf(id)).filter(({ kind }) => kind === 'link');
  const { phone } = await readRow(id);
  await correct(id, { phone: phone.replaceAll(' ', '') });
  expect([(await readRow(id)).link_version, await readLinks()]).toEqual([1, []]);
  await correct(id, { phone: '+91 98765 11111' });
  expect((await readRow(id)).link_version).toBe(2);
  expect(await readLinks()).toMatchObject([{ recipient: 'patient', channel: 'email', status: 'waiting' }]);
});

test("the person's file says when the wish was given and withdrawn, and what arrived", async () => {
  const { id, tell, get, db, agreedAt } = await openTold();
  await tell('booked', {}, { state: 'delivered' });
  const ended = { whatsapp_ended_at: '2026-11-21T06:30:00.000Z' };
  await db.updateTable('appointments').set(ended).where('id', '=', id).execute();
  const [appointment] = (await get(`/person/file?of=${id}`)).json().appointments;
  expect(new Date(appointment.agreedToWhatsAppAt).toISOString()).toBe(agreedAt);
  expect(appointment.endedWhatsAppAt).toBe('2026-11-21T12:00:00+05:30');
  expect(appointment.mails).toContainEqual(
    expect.objectContaining({ channel: 'whatsapp', kind: 'booked', arrival: 'delivered' }),
  );
});
