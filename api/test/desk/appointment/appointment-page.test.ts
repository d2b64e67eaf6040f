import { ENGLISH } from '@clinic/contract/languages.ts';
import { expect, test } from 'vitest';
import { toAppointment } from '#src/appointments/store/appointment.ts';
import { isPointless } from '#src/mails/mail-request.ts';
import { createOutbox } from '#src/mails/outbox.ts';
import { describeDatabases } from '../../databases.ts';
import { appointment } from '../../sample-bookings.ts';
import { calendar, SLOT_MINUTES } from '../../sample-clinic.ts';
import { links } from '../../test-store.ts';
import { openForOwner } from '../people/owner-desk.ts';
import { ASHA, MAKER } from '../test-desk.ts';

const PHONE = '+91 98765 43210';

async function open(url: string) {
  const desk = await openForOwner(url);
  const getView = async (id: string) => {
    await desk.get(`/appointments/${id}`);
    const view = desk.rendered.at(-1)?.locals.deskAppointment;
    if (!view) throw new Error('No page of an appointment was rendered.');
    return view;
  };
  return { ...desk, getView };
}

describeDatabases((createUrl) => {
  const openEmpty = async () => open(await createUrl());

  test('the page of an appointment shows every change, who made it and from where', async () => {
    const { book, perform, readRow, correct, getView, store, clock, app, signIn } = await openEmpty();
    const id = await book();
    const row = await readRow(id);
    await store.move(toAppointment(row), { date: '2026-11-25', slot: '09:00', minutes: SLOT_MINUTES }, clock.now);
    const movedAt = clock.now;
    clock.now = new Date('2026-11-25T08:50:00+05:30');
    await perform(id, 'arrived');
    await correct(id, { name: 'Asha Kulkarni' });
    const view = await getView(id);
    expect(view.history.map(({ action, by, from }) => [action, by, from])).toEqual([
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
    expect(view.mails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toContain('moved patient');

    const cookie = await signIn('ravi@clinic.example');
    const answer = await app.inject({ url: `/appointments/${id}`, headers: { cookie, accept: 'application/json' } });
    expect(answer.json().history).toHaveLength(4);
    expect((await app.inject({ url: '/appointments/nothing', headers: { cookie } })).statusCode).toBe(404);
  });

  test('a correction updates the keys, and does not overwrite a newer change', async () => {
    const { book, correct, readRow, perform, rendered } = await openEmpty();
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
    expect((await correct(id, { name: 'Late', version: '1' })).statusCode).toBe(409);
    expect(rendered.at(-1)?.locals.deskAppointment).toMatchObject({
      refused: { reason: 'outdated' },
      entries: { name: 'Late' },
    });
    expect((await correct(id, { name: ' ', email: 'no address' })).statusCode).toBe(422);
    expect(rendered.at(-1)?.locals.deskAppointment?.refused?.reasons).toMatchObject([
      { field: 'name', code: 'name-missing' },
      { field: 'email', code: 'email-invalid' },
    ]);
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
      expect(isPointless(mail, calendar.timeZone, clock.now)).toBe(mail.recipient === 'patient');
      await outbox.drop(mail);
    }
  });

  test('a correction keeps to the limit of appointments per phone', async () => {
    const { book, correct, rendered } = await openEmpty();
    for (let number = 0; number < 20; number += 1) {
      const day = String(24 + (number % 3)).padStart(2, '0');
      const time = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM'][number % 7];
      const email = `family-${number}@patient.example`;
      await book(0, { phone: PHONE, email, appointmentDate: `2026-11-${day}`, appointmentTime: time ?? '' });
    }
    const id = await book(7, { appointmentDate: '2026-11-28' });
    expect((await correct(id, { phone: '098765 43210' })).statusCode).toBe(409);
    expect(rendered.at(-1)?.locals.deskAppointment?.refused?.reason).toBe('contact-full');
  });
});
