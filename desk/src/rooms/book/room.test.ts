import { buildApp } from '@clinic/api/app.ts';
import { readConfig } from '@clinic/api/config.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { links } from '@clinic/api/test/test-store.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { readDay } from '#appointments/day.ts';
import { ASHA } from '#test/people.ts';
import { openSignedIn } from '#test/test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const JSON_HEADERS = { accept: 'application/json' };
const DATE = appointment.appointmentDate;
const CALLER = {
  name: 'Canary Caller',
  phone: '+91 98765 43211',
  email: '',
  message: '',
  doctor: DOCTOR_ID,
  date: DATE,
  slot: '14:00',
};

describeDatabases((createUrl) => {
  async function open(options: { leadMinutes?: number } = {}) {
    const desk = await openSignedIn(await createUrl(), options);
    const send = (fields: Record<string, string> = {}, headers: Record<string, string> = JSON_HEADERS) =>
      desk.send('/appointments', { ...CALLER, ...fields }, headers);
    return { ...desk, send };
  }

  test('a caller is booked in the language of the same person’s last booking, and a new one in English', async () => {
    const { book, send, readRows } = await open();
    await book(0, { name: CALLER.name, phone: '098765 43211', appointmentTime: '03:00 PM' }, 'mr');
    await send();
    await send({ slot: '09:00', name: 'Canary Child' });
    const languages = (await readRows()).map(({ name, appointment_time, language }) => {
      return `${name} ${appointment_time} ${language}`;
    });
    expect(languages.sort()).toEqual(['Canary Caller 14:00 mr', 'Canary Caller 15:00 mr', 'Canary Child 09:00 en']);
  });

  test('a caller without an email address is booked without a mail, and the record names who booked', async () => {
    const { send, readMails, readRows, db } = await open();
    const answer = await send({ message: 'Comes by wheelchair.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        appointment: {
          name: CALLER.name,
          email: '',
          doctor: appointment.doctor,
          slot: '14:00',
          status: 'booked',
          needsReview: false,
          version: 0,
          lastChange: { by: ASHA, action: 'booked' },
          actions: ['cancel', 'undo'],
        },
      },
    ]);
    expect(await readMails()).toEqual([]);
    expect(await readRows()).toMatchObject([
      { email: '', email_key: '', department: 'urology', message: 'Comes by wheelchair.' },
    ]);
    expect(await db.selectFrom('changes').selectAll().execute()).toMatchObject([
      { version: 0, action: 'booked', made_by: ASHA, made_from: '127.0.0.1' },
    ]);
  });

  test('the desk books a slot that begins too soon for the public, until it begins', async () => {
    const { send, clock } = await open({ leadMinutes: 60 });
    clock.now = new Date(`${DATE}T13:59:00+05:30`);
    expect((await send()).statusCode).toBe(201);
    clock.now = new Date(`${DATE}T15:00:00+05:30`);
    const begun = await send({ slot: '15:00', phone: '+91 98765 43212' });
    expect([begun.statusCode, begun.body]).toEqual([422, expect.stringContaining('slot-past')]);
  });

  test('a caller with an email address gets a mail and a reminder, and the clinic gets none', async () => {
    const { send, readMails } = await open();
    expect((await send({ email: 'caller@patient.example' })).statusCode).toBe(201);
    expect(await readMails()).toMatchObject([
      { kind: 'booked', recipient: 'patient', status: 'waiting' },
      { kind: 'reminder', recipient: 'patient', status: 'waiting' },
    ]);
  });

  test('a form that is sent twice books once', async () => {
    const { send, readRows } = await open();
    const key = 'a-key-of-the-form';
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().appointment.id)).size).toBe(1);
    expect(await readRows()).toHaveLength(1);
    // Another name under the key of the form is refused, and the answer names the patient who is booked.
    const changed = await send({ key, name: 'Canary Other' });
    expect([changed.statusCode, changed.json()]).toMatchObject([
      409,
      { reason: 'slot-taken', holder: { name: CALLER.name } },
    ]);
  });

  test('many callers without an email address do not count as one', async () => {
    const { send, readRows } = await open();
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    const times = days.flatMap((date) => calendar.slots.map((slot) => ({ date, slot })));
    for (const [index, time] of times.entries()) {
      expect((await send({ ...time, phone: createPatient(index).phone })).statusCode).toBe(201);
    }
    expect(await readRows()).toHaveLength(24);
  });

  test('a contact that has all the appointments it may have is refused with that reason', async () => {
    const { send, book } = await open();
    const { phone } = createPatient(0);
    const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
    const labels = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
    const times = days.flatMap((appointmentDate) =>
      labels.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
    );
    for (const [index, time] of times.slice(0, 20).entries()) await book(index, { ...time, phone });
    const answer = await send({ phone });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { reason: 'contact-full', errors: [{ field: 'phone', code: 'contact-full' }] },
    ]);
  });

  test('one of a caller and a patient on the website gets the slot, and the desk is told who', async () => {
    const { send, store, clock, readRows } = await open();
    const site = await buildApp({
      config: readConfig({}),
      store,
      calendar,
      links,
      toSenderKey: () => '',
      site: null,
      renderer: null,
      mailWriter: null,
      getNow: () => clock.now,
      logger: false,
    });
    const [caller, patient] = await Promise.all([
      send(),
      site.inject({ method: 'POST', url: APPOINTMENTS_PATH, payload: appointment }),
    ]);
    await site.close();
    expect([caller.statusCode, patient.statusCode].toSorted()).toEqual([201, 409]);
    expect(await readRows()).toHaveLength(1);
    const late = await send({ name: 'Canary Late', phone: '+91 98765 43212' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { reason: 'slot-taken', holder: { name: caller.statusCode === 201 ? CALLER.name : appointment.name } },
    ]);
  });

  test('invalid fields and unavailable slots are refused with their reasons', async () => {
    const { send, readRows, close } = await open();
    const invalid = await send({ name: ' ', phone: '', email: 'nobody', message: 'x'.repeat(3001) });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.json()).toMatchObject({ reason: 'fields-invalid', holder: null });
    expect(invalid.json().errors.map(({ code }: { code: string }) => code)).toEqual([
      'name-missing',
      'email-invalid',
      'phone-missing',
      'text-too-long',
    ]);
    expect((await send({ date: '2026-11-22' })).json().reason).toBe('slot-closed');
    expect((await send({ date: '2026-11-19' })).json().reason).toBe('slot-past');
    expect((await send({ slot: '13:00' })).json().reason).toBe('slot-unknown');
    expect((await send({ doctor: 'nobody' })).json().reason).toBe('slot-unknown');
    await close({ doctor: '', first_time: '14:00', last_time: '14:00' });
    expect((await send()).json().reason).toBe('slot-closed');
    expect(await readRows()).toEqual([]);
  });

  test('a page without script has the form, explains a refusal, and leads back to the day', async () => {
    const { send, get, rendered, readRows, clock } = await open();
    expect((await get(`/appointments/new?doctor=${DOCTOR_ID}&date=${DATE}&slot=14:00`)).statusCode).toBe(200);
    const first = rendered.at(-1)?.view;
    expect(first).toMatchObject({ place: { doctor: appointment.doctor, slot: '14:00' }, refused: null });
    const refused = await send({ email: 'nobody', key: first?.key ?? '' }, {});
    expect(refused.statusCode).toBe(422);
    const again = rendered.at(-1)?.view;
    expect(again).toMatchObject({
      entries: { name: CALLER.name, email: 'nobody' },
      refused: { reason: 'fields-invalid' },
    });
    expect(again?.key).not.toBe(first?.key);
    const booked = await send({ key: again?.key ?? '' }, {});
    const [row] = await readRows();
    const there = `/day/${DATE}?done=booked&id=${row?.id}&mail=none&undo=${row?.id}`;
    expect([booked.statusCode, booked.headers.location]).toEqual([303, there]);
    await get(there);
    expect(rendered.at(-1)?.view.notice).toMatchObject({
      kind: 'done',
      action: 'booked',
      isUnmailed: true,
      undoable: { id: row?.id, version: 0 },
      booked: { name: CALLER.name, slot: '14:00' },
    });
    clock.now = new Date(clock.now.getTime() + UNDO_OFFER_MS);
    await get(there);
    expect(rendered.at(-1)?.view.notice).not.toHaveProperty('undoable');
    await get(`/appointments/new?doctor=${DOCTOR_ID}&date=${DATE}&slot=14:00`);
    expect(rendered.at(-1)?.view.refused).toMatchObject({
      reason: 'slot-taken',
      holder: { name: CALLER.name },
    });
    expect((await get('/appointments/new?doctor=nobody')).headers.location).toBe('/');
    expect((await send({ doctor: 'nobody' }, {})).headers.location).toBe('/?refused=slot-unknown');
    expect(await readRows()).toHaveLength(1);
  });

  test('the details of a caller are in no log', async () => {
    const { send, logLines } = await open();
    await send({ email: 'caller@patient.example', message: 'Canary words' });
    expect(logLines.join('')).not.toMatch(/Canary|caller@|98765/);
  });

  test('a day shows who booked a caller', async () => {
    const { send, clock, options } = await open();
    await send();
    const day = await readDay(options, DATE, clock.now);
    const [booked] = day.columns.flatMap(({ slots }) => slots.flatMap(({ appointments }) => appointments));
    expect(booked?.lastChange).toMatchObject({ action: 'booked', by: ASHA });
  });
});
