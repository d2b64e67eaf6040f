import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { judge } from '@clinic/api/mails/relevance.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar, SLOT_MINUTES } from '@clinic/api/test/sample-clinic.ts';
import { links } from '@clinic/api/test/test-store.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';
import { MAKER } from '#test/test-desk.ts';

const PHONE = '+91 98765 43210';

describeDatabases((createUrl) => {
  const openEmpty = async () => openForOwner(await createUrl());

  test('the page of an appointment shows every change, who made it and from where', async () => {
    const { book, perform, readRow, correct, get, store, clock } = await openEmpty();
    const id = await book();
    const row = await readRow(id);
    await store.move(toAppointment(row), { date: '2026-11-25', slot: '09:00', minutes: SLOT_MINUTES }, clock.now);
    const movedAt = clock.now;
    clock.now = new Date('2026-11-25T08:50:00+05:30');
    await perform(id, 'arrived');
    await correct(id, { name: 'Asha Kulkarni' });
    const view = (await get(`/appointments/${id}`, { accept: 'application/json' })).json();
    expect(view.history.map(({ action, by, from }: Record<string, string>) => [action, by, from])).toEqual([
      ['booked', 'patient', ''],
      ['moved', 'patient', ''],
      ['arrived', ...Object.values(MAKER)],
      ['corrected', ASHA, '127.0.0.1'],
    ]);
    expect(view.history[1]).toMatchObject({
      at: movedAt.toISOString(),
      before: { status: 'booked', date: '2026-11-24', slot: '14:00' },
      after: { status: 'booked', date: '2026-11-25', slot: '09:00' },
    });
    expect(view.history[2]?.after.status).toBe('arrived');
    expect(view.mails.map(({ kind, recipient }: Record<string, string>) => `${kind} ${recipient}`)).toContain(
      'moved patient',
    );
    const { body } = await get(`/appointments/${id}`);
    expect([...body.matchAll(/>([^<]*), from /g)].map(([, maker]) => maker?.trim())).toHaveLength(2);
    expect((await get('/appointments/nothing')).statusCode).toBe(404);
  });

  test('a correction updates the keys, and does not overwrite a newer change', async () => {
    const { book, correct, readRow, perform } = await openEmpty();
    const id = await book();
    const done = await correct(id, { phone: '098765-11111', message: 'Hostile <b>=1+1</b>' });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/appointments/${id}?done=corrected`]);
    expect(await readRow(id)).toMatchObject({
      phone: '098765-11111',
      phone_key: '9876511111',
      message: 'Hostile <b>=1+1</b>',
      link_version: 1,
      sequence: 0,
      version: 1,
    });
    await perform(id, 'cancel');
    const outdated = await correct(id, { name: 'Late', version: '1' });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.body).toContain('Someone else has changed this appointment. This is how it is now.');
    expect(outdated.body).toMatch(/id="correct-name"[^>]* value="Late"/);
    const invalid = await correct(id, { name: ' ', email: 'no address' });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.body).toContain('Enter the name.');
    expect(invalid.body).toMatch(/id="correct-email"[^>]* value="no address"/);
    expect((await readRow(id)).name).toBe(appointment.name);
  });

  test('a corrected email address gets a new link, and the old link ends', async () => {
    const { book, correct, readRow, readMailsOf, store, clock, db } = await openEmpty();
    const id = await book();
    const { link_hash: oldHash } = await readRow(id);
    const token = links.toUrls({ id, linkVersion: 1, language: ENGLISH }, '').manageUrl.split('/').at(-1) ?? '';
    expect(await store.findByToken(token, clock.now)).not.toBeNull();
    await correct(id, { email: 'right@patient.example' });
    expect(await readRow(id)).toMatchObject({ email_key: 'right@patient.example', link_version: 2 });
    expect((await readRow(id)).link_hash).not.toBe(oldHash);
    expect(await store.findByToken(token, clock.now)).toBeNull();
    const newToken = links.toUrls({ id, linkVersion: 2, language: ENGLISH }, '').manageUrl.split('/').at(-1) ?? '';
    expect((await store.findByToken(newToken, clock.now))?.id).toBe(id);
    const mails = await readMailsOf(id);
    expect(
      mails.filter(({ status }) => status === 'waiting').map(({ kind, recipient }) => `${kind} ${recipient}`),
    ).toEqual(expect.arrayContaining(['link patient', 'reminder patient']));
    expect(mails.filter(({ kind, status }) => kind === 'reminder' && status === 'waiting')).toHaveLength(1);

    // Without an email address, only the clinic gets a mail.
    await correct(id, { email: '' });
    expect(await readRow(id)).toMatchObject({ email: '', email_key: '' });
    const outbox = createOutbox(db);
    for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
      expect(judge(mail, calendar.timeZone, clock.now)).toBe(mail.recipient === 'patient' ? 'drop' : 'send');
      await outbox.drop(mail);
    }
  });

  test('a correction keeps to the limit of appointments per phone', async () => {
    const { book, correct } = await openEmpty();
    for (let number = 0; number < 20; number += 1) {
      const day = String(24 + (number % 3)).padStart(2, '0');
      const time = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM'][number % 7];
      const email = `family-${number}@patient.example`;
      await book(0, { phone: PHONE, email, appointmentDate: `2026-11-${day}`, appointmentTime: time ?? '' });
    }
    const id = await book(7, { appointmentDate: '2026-11-28' });
    const full = await correct(id, { phone: '098765 43210' });
    expect(full.statusCode).toBe(409);
    expect(full.body).toContain('The patient already has the maximum number of appointments.');
  });
});

test('the page names the language and the visit where there is one to name, and the state in the board’s words', async () => {
  const visits = [{ id: 'dressing', name: 'Dressing', minutes: 60, forNewPatients: false }];
  const { book, get, db, perform, clock } = await openForOwner(await createSqlite(), visits);
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
