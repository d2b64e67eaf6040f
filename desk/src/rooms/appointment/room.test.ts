import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createOutbox } from '@clinic/api/outbox/outbox.ts';
import { judge } from '@clinic/api/outbox/relevance.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments } from '@clinic/api/test/sample-bookings.ts';
import { calendar, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { links } from '@clinic/api/test/test-store.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';
import { MAKER } from '#test/test-desk.ts';

const VISITS = [{ id: 'dressing', name: 'Dressing', minutes: 60, forNewPatients: false }];

test('a person sees every change of an appointment, who made it and from where', async () => {
  const { book, perform, readRow, correct, get, getData, store, clock } = await openForOwner(await createSqlite());
  const id = await book();
  const movedAt = clock.now.toISOString();
  const newTime = { date: '2026-11-25', slot: '09:00', minutes: SLOT_MINUTES };
  await store.move(toAppointment(await readRow(id)), newTime, clock.now);
  clock.now = new Date('2026-11-25T08:50:00+05:30');
  await perform(id, 'arrived');
  await correct(id, { name: 'Asha Kulkarni' });
  const { history, mails } = await getData(`/appointments/${id}`);
  expect(history).toMatchObject([
    { action: 'booked', by: 'patient', from: '' },
    {
      ...{ action: 'moved', by: 'patient', from: '', at: movedAt },
      before: { status: 'booked', date: '2026-11-24', slot: '14:00' },
      after: { status: 'booked', date: '2026-11-25', slot: '09:00' },
    },
    { action: 'arrived', by: MAKER.made_by, from: MAKER.made_from, after: { status: 'arrived' } },
    { action: 'corrected', by: ASHA, from: '127.0.0.1' },
  ]);
  expect(mails).toContainEqual(expect.objectContaining({ kind: 'moved', recipient: 'patient' }));
  const { body } = await get(`/appointments/${id}`);
  expect(body.match(/, from /g)).toHaveLength(2);
  expect(body).toMatch(new RegExp(`href="/day/2026-12-02\\?from=${id}"[^>]*>Book the next visit`));
  expect((await get('/appointments/nothing')).statusCode).toBe(404);
});

test('a person reads the language and the visit where there is one to name, and the state in the board’s words', async () => {
  const { book, get, db, perform, clock } = await openForOwner(await createSqlite(), VISITS);
  const id = await book(1, {}, 'hi');
  const readFacts = async (one: string) => {
    const { body } = await get(`/appointments/${one}`);
    return Object.fromEntries(
      [...body.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, term, value]) => [term, value]),
    );
  };
  const before = await readFacts(id);
  expect([before.Language, before.Visit, before.State]).toEqual(['Hindi', undefined, 'Booked']);
  await db.updateTable('appointments').set({ visit: 'dressing' }).execute();
  clock.now = new Date('2026-11-24T13:50:00+05:30');
  await perform(id, 'arrived');
  await perform(id, 'callin');
  expect(await readFacts(id)).toMatchObject({ Visit: 'Dressing, 60 minutes', State: 'In 1:50 pm' });
  expect(await readFacts(await book(2, { appointmentDate: '2026-11-25' }))).not.toHaveProperty('Language');
});

describeDatabases((createUrl) => {
  test('a person corrects a patient’s details, within the limits, and overwrites no newer change', async () => {
    const { book, get, correct, readRow, perform } = await openForOwner(await createUrl());
    const id = await book();
    const done = await correct(id, { phone: '098765-11111', message: 'Hostile <b>=1+1</b>' });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/appointments/${id}?done=corrected`]);
    expect((await get(`/appointments/${id}?done=corrected`)).body).toContain('Corrected.');
    expect(await readRow(id)).toMatchObject({
      ...{ phone: '098765-11111', phone_key: '9876511111', message: 'Hostile <b>=1+1</b>' },
      ...{ link_version: 1, sequence: 0, version: 1 },
    });
    const family = { phone: '+91 98765 43210' };
    for (const [number, { appointmentDate, appointmentTime }] of createAppointments(20).entries()) {
      await book(0, { ...family, email: `family-${number}@patient.example`, appointmentDate, appointmentTime });
    }
    const full = await correct(id, { phone: '098765 43210' });
    expect(full.statusCode).toBe(409);
    expect(full.body).toContain('The patient already has the maximum number of appointments.');
    const invalid = await correct(id, { name: ' ', email: 'no address' });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.body).toContain('Enter the name.');
    expect(invalid.body).toMatch(/id="correct-email"[^>]* value="no address"/);
    await perform(id, 'cancel');
    const outdated = await correct(id, { name: 'Late', version: '1' });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.body).toContain('Someone else has changed this appointment. This is how it is now.');
    expect(outdated.body).toMatch(/id="correct-name"[^>]* value="Late"/);
    expect((await readRow(id)).name).toBe(appointment.name);
  });

  test('a patient whose email address is corrected gets a new link, and the old link ends', async () => {
    const { book, correct, readRow, readMailsOf, store, clock, db } = await openForOwner(await createUrl());
    const id = await book();
    const find = async (linkVersion: number) => {
      const { manageUrl } = links.toUrls({ id, linkVersion, language: ENGLISH }, '');
      return (await store.findByToken(manageUrl.split('/').at(-1) ?? '', clock.now))?.id;
    };
    expect(await find(1)).toBe(id);
    await correct(id, { email: 'right@patient.example' });
    expect(await readRow(id)).toMatchObject({ email_key: 'right@patient.example', link_version: 2 });
    expect([await find(1), await find(2)]).toEqual([undefined, id]);
    const waiting = (await readMailsOf(id)).filter(
      ({ status, recipient }) => `${status} ${recipient}` === 'waiting patient',
    );
    expect(waiting.map(({ kind }) => kind).sort()).toEqual(['booked', 'link', 'reminder']);

    // Without an email address, only the clinic gets a mail.
    await correct(id, { email: '' });
    expect(await readRow(id)).toMatchObject({ email: '', email_key: '' });
    const outbox = createOutbox(db);
    for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
      expect(judge(mail, calendar.timeZone, clock.now)).toBe(mail.recipient === 'patient' ? 'drop' : 'send');
      await outbox.drop(mail);
    }
  });
});
