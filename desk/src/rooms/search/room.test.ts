import { nameToWords } from '@clinic/api/appointments/contacts/name-words.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { FOUND_MAX } from '#appointments/found/found.ts';
import { NO_SHOW_TIME, openDesk, openSignedIn } from '#test/test-desk.ts';
import { findAppointments } from './queries.ts';

const DATE = appointment.appointmentDate;

/** Hostile questions, which must not act as a wildcard or as syntax, and must not cause a crash. */
const HOSTILE = [
  ...['%', '_', 'a%', "'", "' or 1=1 --", "asha'); drop table appointments; --", '\\', ':*', '!asha & |', '('],
  ...['\u0000', '\ud800', '@', '@@@', '-', '+', 'x'.repeat(10_000), '😀', '*', '"'],
];

const PEOPLE = ['Désirée D’Souza', 'प्रिया कुलकर्णी', 'MÜLLER, José', '100% Canary_Rao', 'क़मर शेख़'];

/** Questions that find one of the people, also by the letters of the other script, as the name sounds. */
const NAMED = [
  ['desiree', 'DÉSIRÉE', "d'souza", 'dsouza', 'souza', 'सोझा'],
  ['प्रिया', 'प्रि', 'कुलकर्णी प्रिया', 'priya kulkarni', 'PRI kulk'],
  ['müller', 'MULLER jose', 'जोस मुल्लेर'],
  ['100% canary', 'canary_rao'],
  ['क़मर', 'क\u093cमर'.normalize('NFC'), 'Qamar Shaikh'],
];

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const find = (question: string) => findAppointments(desk.options, question, desk.clock.now);
    const listNames = async (question: string) => {
      const { coming, past } = await find(question);
      return [...coming, ...past].map(({ name }) => name);
    };
    return { ...desk, find, listNames };
  }

  test('a patient is found by each spelling of the phone, by its ends, by email, reference and name', async () => {
    const { book, listNames, readRow, find } = await open();
    const id = await book(0, { phone: '+91 98765 43210', email: 'Canary.K@gmail.com' });
    await book(1, { appointmentTime: '03:00 PM', name: 'Canary Shah', phone: '020 2567 1234' });
    const { reference } = await readRow(id);
    const questions = [
      ['phone', '9876543210', '098765-43210', '+91 98765 43210', '98765 43210 ext 1', '९८७६५४३२१०', '0091 98765 43210'],
      // A part of it.
      ['phone', '3210', '४३२१०', '९८७६५', '43210', '98765', '+91 98765', '98765 432'],
      ['email', 'canary.k@gmail.com', ' CANARYK@googlemail.com ', 'canary.k+clinic@gmail.com'],
      ['reference', reference, reference.toLowerCase().replace('-', ' '), ` ${reference.replace('-', '')}`],
      ['name', 'asha', 'ASHA', 'ash', 'kulkarni', 'canary kul', 'kul can ash', 'Canary-Kulkarni'],
      ['name', 'asha 3210', 'asha ३२१०'],
    ];
    for (const [kind, ...spellings] of questions) {
      for (const question of spellings) {
        expect([question, await listNames(question)]).toEqual([question, [appointment.name]]);
        expect((await find(question)).kind).toBe(kind);
      }
    }
    expect((await listNames('canary')).sort()).toEqual(['Asha Canary-Kulkarni', 'Canary Shah']);
    // Fewer than three digits, or digits from the middle, find no number.
    const nobody = ['sha kul', '10', '98', 'lkarni', '7654', '0000-0000', 'nobody@patient.example', 'asha 1234'];
    for (const question of nobody) expect([question, await listNames(question)]).toEqual([question, []]);
  });

  test('a patient is found by a name with accents, apostrophes or an Indian script, and in the other script', async () => {
    const { book, listNames } = await open();
    for (const [index, name] of PEOPLE.entries()) await book(index, { name, appointmentTime: `0${index + 1}:00 PM` });
    for (const [index, questions] of NAMED.entries()) {
      for (const question of questions) {
        expect([question, await listNames(question)]).toEqual([question, [PEOPLE[index]]]);
      }
    }
  });

  test('a receptionist who types hostile questions finds nobody and breaks nothing', async () => {
    const { book, listNames, find } = await open();
    await book();
    for (const question of HOSTILE) {
      expect([question, (await listNames(question)).filter((name) => name !== appointment.name)]).toEqual([
        question,
        [],
      ]);
    }
    for (const wildcard of ['%', '_', "'", ':*', '(', '\\', '*']) expect(await listNames(wildcard)).toEqual([]);
    expect(await find('   ')).toMatchObject({ kind: null, coming: [], past: [] });
    expect(await listNames('asha')).toEqual([appointment.name]);
  });

  test('a receptionist reads coming appointments first, the next one on top, then past ones from the latest on', async () => {
    const { book, find, clock } = await open();
    for (const day of [3, 1, 20, 6, 13]) await book(0, { appointmentDate: addDays(DATE, day) });
    await book(1);
    clock.now = new Date(`${addDays(DATE, 5)}T12:00:00+05:30`);
    const { coming, past, isHistory } = await find('+91 90000 00000');
    expect(isHistory).toBe(true);
    expect(coming.map(({ date }) => date)).toEqual([6, 13, 20].map((day) => addDays(DATE, day)));
    expect(past.map(({ date }) => date)).toEqual([3, 1].map((day) => addDays(DATE, day)));
  });

  test('a receptionist reads how many appointments and no-shows each phone has, and that an answer is limited', async () => {
    const { book, find, clock, perform, store } = await open();
    const id = await book(0, { phone: '98765 43210' });
    await book(1, { phone: '+91 9876543210', appointmentTime: '03:00 PM' });
    await book(2, { appointmentTime: '04:00 PM' });
    clock.now = NO_SHOW_TIME;
    await perform(id, 'noshow');
    const twice = { total: 2, noShows: 1 };
    expect((await find('asha')).coming.map(({ samePhone }) => samePhone)).toEqual([
      ...[twice, twice, { total: 1, noShows: 0 }],
    ]);

    const requests = createAppointments(FOUND_MAX + 5);
    await Promise.all(requests.map((request) => store.book(toNewAppointment({ ...request, name: 'Canary Rao' }))));
    const { coming, past, isCut } = await find('rao');
    expect([past.length, isCut]).toEqual([0, true]);
    expect(coming.map(({ date }) => date)).toEqual(requests.slice(0, FOUND_MAX).map((one) => one.appointmentDate));
    const late = requests.at(-1);
    expect((await find(late?.phone ?? '')).coming).toMatchObject([{ date: late?.appointmentDate }]);
  });
});

test('a receptionist gets a search as a page, with the acts of the board until the day is over, and a script gets data', async () => {
  const { get, book, logLines, perform, clock } = await openSignedIn(await createSqlite());
  const id = await book();
  const url = `/search?${new URLSearchParams({ q: 'Asha Canary' })}`;
  const page = await get(url);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const words of ['value="Asha Canary"', '<p role="status"', 'One appointment.'])
    expect(page.body).toContain(words);
  expect((await get('/search?q=nobody@sample.example')).body).toContain('Nobody has this email address.');
  const data = await get(url, { accept: 'application/json' });
  expect([data.headers['cache-control'], data.json().coming.length]).toEqual(['no-store', 1]);
  for (const odd of ['/search?q=canary&q=98765', '/search/canary?q=98765']) await get(odd);
  expect(logLines.join('')).toContain('"route":"/search"');
  expect(logLines.join('')).not.toMatch(/canary|\b98765\b|987654321/i);

  expect(page.body).toMatch(/<\/svg>Booked<.*>Move.*>Yes, cancel it</s);
  clock.now = new Date(`${DATE}T13:50:00+05:30`);
  await perform(id, 'arrived');
  expect((await get(url)).body).toMatch(/<\/svg>Waiting<.*>Call in/s);
  await perform(id, 'callin');
  expect((await get(url)).body).toMatch(/<\/svg>In 1:50.*>Done/s);
  clock.now = new Date(`${addDays(DATE, 1)}T09:00:00+05:30`);
  expect((await get(url)).body).not.toMatch(/>Done|>Move/);
});

test.each([
  ['Asha Canary-Kulkarni', 'asha canary kulkarni ^as ^cnri ^kulkrni'],
  ["  D'Costa  d’costa ", 'd costa dcosta ^d ^cust ^dcust'],
  ['…', ''],
  ['Ｆｕｌｌ Width', 'full width ^pul ^vidt'],
])('a patient’s name %s is found by the words %s', (name, words) => {
  expect(nameToWords(name)).toBe(words);
});
