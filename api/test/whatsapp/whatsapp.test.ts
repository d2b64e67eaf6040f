import { expect, test } from 'vitest';
import { insertNews } from '#src/outbox/beside.ts';
import { createMail, toDeskMails } from '#src/outbox/new-mails.ts';
import { createSqlite, describeDatabases } from '../databases.ts';
import { ORIGIN, openWhatsApp, refuse, SETTINGS } from './played-meta.ts';

const NUMBER = '919876543210';

type Clinic = Awaited<ReturnType<typeof openWhatsApp>>;

const untilStates = (clinic: Clinic, ...states: string[]) =>
  expect.poll(async () => (await clinic.readRows()).map(({ kind, status }) => `${kind} ${status}`)).toEqual(states);

/** The states of all confirmations, in the order of their names. */
const readFates = async (clinic: Clinic) =>
  (await clinic.readRows())
    .filter(({ kind }) => kind === 'booked')
    .map(({ status }) => status)
    .sort();

const BOOKED = 'booked sent';
const REMINDER = 'reminder waiting';

describeDatabases((createUrl) => {
  test('a patient who agreed is told by a template, besides the mail, with a button to the own page', async () => {
    const clinic = await openWhatsApp(await createUrl());
    await clinic.book({}, { wantsWhatsApp: false });
    await clinic.book({}, { language: 'hi' });
    clinic.startTelling();
    await untilStates(clinic, BOOKED, REMINDER);
    const [asked] = clinic.asked;
    const { path, authorization, body } = asked ?? expect.fail('Nobody was told.');
    expect([path, authorization]).toEqual([`/${SETTINGS.phoneId}/messages`, `Bearer ${SETTINGS.token}`]);
    expect(body).toMatchObject({ messaging_product: 'whatsapp', to: NUMBER, type: 'template' });
    const { name, language, components } = body.template;
    expect([name, language]).toEqual(['appointment_booked', { code: 'hi' }]);
    const [words, button] = components;
    expect(words?.parameters).toContainEqual({ type: 'text', parameter_name: 'doctor', text: 'Dr. Namuna Shaikh' });
    expect(`${ORIGIN}/${button?.parameters[0]?.text}`).toMatch(
      /^https:\/\/clinic\.example\/portal\/[\w-]+\?language=hi$/,
    );
    expect(JSON.stringify(body)).not.toMatch(/Asha|Urology|Canary/);
    const mails = (await clinic.readMails()).filter(
      ({ channel, recipient }) => channel === 'email' && recipient === 'patient',
    );
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['booked', 'booked', 'reminder', 'reminder']);
  });

  test('a message whose answer was lost is sent again only if Meta does not know it', async () => {
    const clinic = await openWhatsApp(await createUrl());
    const lose = (response: { destroy: () => void }, _taken: unknown) => response.destroy();
    clinic.answers.push(lose, lose);
    await clinic.book();
    clinic.startTelling();
    await expect.poll(async () => (await clinic.readRows())[0]).toMatchObject({ attempts: 1, claimed_until: null });
    clinic.passMinutes(2);
    await expect.poll(async () => (await clinic.readRows())[0]).toMatchObject({ attempts: 2, claimed_until: null });
    await clinic.tellStatus(clinic.taken[1], 'delivered');
    clinic.passMinutes(6);
    await untilStates(clinic, BOOKED, REMINDER);
    expect(clinic.taken).toHaveLength(2);
  });

  test('no later news lowers what is known of a message, whatever its order, and however often it comes', async () => {
    const clinic = await openWhatsApp(await createUrl());
    // A delivery comes before our own row knows its id.
    clinic.answers.push(async (response, taken) => {
      await clinic.tellStatus(taken, 'delivered');
      response.writeHead(200).end(JSON.stringify({ messages: [{ id: taken.id }] }));
    });
    await clinic.book();
    clinic.startTelling();
    await untilStates(clinic, BOOKED, REMINDER);
    const [message] = clinic.taken;
    await Promise.all([1, 2, 3].map(() => clinic.tellStatus(message, 'read')));
    for (const late of ['sent', 'delivered']) await clinic.tellStatus(message, late);
    await clinic.tellStatus(message, 'failed', 131047);
    const [row] = await clinic.readRows();
    const receipts = await clinic.readReceipts();
    expect(receipts).toMatchObject([{ message_id: row?.message_id, mail_id: row?.id, state: 'read', error: null }]);
    expect(JSON.stringify([row, ...receipts])).not.toMatch(/wamid|98765/);
  });

  test('STOP ends what a number agreed to; the same message again ends no later wish', async () => {
    const clinic = await openWhatsApp(await createUrl());
    await clinic.book();
    await clinic.tellWords('in.1', '919999999999', 'STOP');
    await clinic.tellWords('in.2', NUMBER, 'When do you open?');
    expect(await clinic.readWishes()).toEqual([true]);
    await clinic.tellWords('in.3', NUMBER, ' Stop. ');
    expect(await clinic.readWishes()).toEqual([false]);
    clinic.startTelling();
    await untilStates(clinic, 'booked dropped', REMINDER);
    clinic.clock.now = new Date(clinic.clock.now.getTime() + 60_000);
    await clinic.book({ phone: '098765 43210' });
    await clinic.tellWords('in.3', NUMBER, 'STOP');
    expect(await clinic.readWishes()).toEqual([false, true]);
    await clinic.tellWords('in.4', NUMBER, '', { system: { type: 'user_changed_number' } });
    expect(await clinic.readWishes()).toEqual([false, false]);
  });

  test('a number gets one confirmation a day, whatever is booked with it, and all news of the clinic', async () => {
    const clinic = await openWhatsApp(await createUrl());
    const { id } = await clinic.book();
    await clinic.book({ phone: '09876543210' });
    await clinic.book({ phone: '+91 98765-43210', name: 'Somebody Else' });
    clinic.startTelling();
    // Those that are sent at once ask again some seconds later.
    await expect
      .poll(async () => {
        await clinic.untilNoted();
        clinic.passMinutes(1 / 4);
        return readFates(clinic);
      })
      .toEqual(['dropped', 'dropped', 'sent']);
    const row = await clinic.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const news = createMail({ kind: 'cancelled', recipient: 'patient', appointment: row, now: clinic.clock.now });
    await insertNews(clinic.db, toDeskMails([news]));
    clinic.passMinutes(0);
    await expect
      .poll(() => clinic.taken.map(({ template }) => template.name))
      .toEqual(['appointment_booked', 'appointment_cancelled']);
    await clinic.untilNoted();
    clinic.passMinutes(24 * 60);
    await clinic.book({ appointmentDate: '2026-11-25' });
    clinic.passMinutes(0);
    await expect
      .poll(() => clinic.taken.filter(({ template }) => template.name === 'appointment_booked'))
      .toHaveLength(2);
  });
});

test.each([
  [131026, 400, 'undeliverable', 0],
  [131047, 400, 'undeliverable', 0],
  [132001, 404, 'waiting', 1],
  [131000, 500, 'waiting', 1],
  [131056, 429, 'waiting', 1],
])('the code %i is the fault of the number, ours, or passes', async (code, status, state, attempts) => {
  const clinic = await openWhatsApp(await createSqlite());
  // More in a row than mailboxes may be refused: WhatsApp says for certain that a number is wrong.
  for (const end of [1, 2, 3, 4]) {
    clinic.answers.push(refuse(code, status));
    await clinic.book({ phone: `+91 98765 4321${end}` });
  }
  clinic.startTelling();
  const isBooked = ({ kind }: { kind: string }) => kind === 'booked';
  await expect
    .poll(async () => (await clinic.readRows()).filter(isBooked))
    .toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ status: state, attempts, error: `META ${code}` })),
    );
  clinic.passMinutes(20);
  await expect.poll(() => clinic.taken.length).toBe(state === 'waiting' ? 4 : 0);
});

test.each([
  [429, 130429, { 'retry-after': '300' }, 4, 2],
  [401, 190, {}, 0, 2],
])(
  'after HTTP %i nothing is asked until the wait is over, and no attempt counts',
  async (status, code, headers, quiet, later) => {
    const clinic = await openWhatsApp(await createSqlite());
    clinic.answers.push(...Array.from({ length: 4 }, () => refuse(code, status, headers)));
    await clinic.book();
    clinic.startTelling();
    await expect.poll(() => clinic.asked.length).toBe(1);
    await expect
      .poll(async () => (await clinic.readRows())[0])
      .toMatchObject({ status: 'waiting', claimed_until: null });
    clinic.answers.splice(0);
    clinic.passMinutes(quiet);
    await clinic.untilNoted();
    expect(clinic.asked).toHaveLength(1);
    clinic.passMinutes(later);
    await untilStates(clinic, BOOKED, REMINDER);
    expect((await clinic.readRows())[0]?.attempts).toBe(0);
  },
);

test('a booking that is marked tells nothing, and neither does a number without its country', async () => {
  const clinic = await openWhatsApp(await createSqlite());
  await clinic.book({}, { needsReview: true });
  await clinic.book({ phone: '020 2612' });
  clinic.startTelling();
  await expect.poll(() => readFates(clinic)).toEqual(['dropped', 'undeliverable']);
  expect(clinic.asked).toEqual([]);
});

test('news of unknown messages, of other numbers, and in unknown words is passed over', async () => {
  const clinic = await openWhatsApp(await createSqlite());
  await clinic.book();
  clinic.startTelling();
  await untilStates(clinic, BOOKED, REMINDER);
  const strange = { id: 'wamid.9', status: 'delivered', timestamp: '1795000000', recipient_id: '911111111111' };
  await clinic.tell({ statuses: [strange] });
  await clinic.tell({ statuses: [{ ...strange, recipient_id: NUMBER }], metadata: { phone_number_id: '77' } });
  await clinic.tell({ statuses: [{ ...strange, status: 'warning' }, 'words', null] });
  for (const body of [null, 'text', { entry: 'text' }, { entry: [{ changes: [{ value: {} }] }] }])
    await clinic.inbox.take(body);
  await clinic.tellWords('in.1', '919999999999', 'STOP');
  expect(await clinic.readReceipts()).toEqual([]);
  await clinic.tellStatus(clinic.taken[0], 'failed', 131026);
  expect(await clinic.readReceipts()).toMatchObject([{ state: 'failed', error: 'META 131026' }]);
});
