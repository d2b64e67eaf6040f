import { nameToWords } from '@clinic/api/appointments/contacts/name-words.ts';
import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect, test, vi } from 'vitest';
import { FOUND_MAX } from '#appointments/found/found.ts';
import { NO_SHOW_TIME, openDesk, openSignedIn } from '#test/test-desk.ts';
import { search } from './queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const DATE = appointment.appointmentDate;

/** Hostile questions, which must not act as a wildcard or as syntax, and must not cause a crash. */
const HOSTILE = [
  '%',
  '_',
  'a%',
  "'",
  "' or 1=1 --",
  "asha'); drop table appointments; --",
  '\\',
  ':*',
  '!asha & |',
  '(',
  '\u0000',
  '\ud800',
  '@',
  '@@@',
  '-',
  '+',
  'x'.repeat(10_000),
  '😀',
  '*',
  '"',
];

describeDatabases((createUrl) => {
  async function open() {
    const desk = await openDesk(await createUrl());
    const find = (question: string) => search(desk.options, question, desk.clock.now);
    const names = async (question: string) => {
      const { coming, past } = await find(question);
      return [...coming, ...past].map(({ name }) => name);
    };
    return { ...desk, find, names };
  }

  test('a patient is found by each spelling of the phone, by its ends, by email, reference and name', async () => {
    const { book, names, db, find } = await open();
    await book(0, { phone: '+91 98765 43210', email: 'Canary.K@gmail.com' });
    await book(1, { appointmentTime: '03:00 PM', name: 'Canary Shah', phone: '020 2567 1234' });
    const { reference } = await db
      .selectFrom('appointments')
      .select('reference')
      .where('name', '=', appointment.name)
      .executeTakeFirstOrThrow();
    const questions = {
      phone: ['9876543210', '098765-43210', '+91 98765 43210', '98765 43210 ext 1', '९८७६५४३२१०', '0091 98765 43210'],
      'part of it': ['3210', '४३२१०', '९८७६५', '43210', '98765', '+91 98765', '98765 432'],
      email: ['canary.k@gmail.com', ' CANARYK@googlemail.com ', 'canary.k+clinic@gmail.com'],
      reference: [reference, reference.toLowerCase().replace('-', ' '), ` ${reference.replace('-', '')}`],
      name: [
        'asha',
        'ASHA',
        'ash',
        'kulkarni',
        'canary kul',
        'kul can ash',
        'Canary-Kulkarni',
        'asha 3210',
        'asha ३२१०',
      ],
    };
    for (const [kind, spellings] of Object.entries(questions)) {
      for (const question of spellings) {
        expect([question, await names(question)]).toEqual([question, [appointment.name]]);
        expect((await find(question)).kind).toBe(kind === 'part of it' ? 'phone' : kind);
      }
    }
    expect((await names('canary')).sort()).toEqual(['Asha Canary-Kulkarni', 'Canary Shah']);
    // Fewer than three digits, or digits from the middle, find no number.
    for (const nobody of [
      'sha kul',
      '10',
      '98',
      'lkarni',
      '7654',
      '0000-0000',
      'nobody@patient.example',
      'asha 1234',
    ]) {
      expect([nobody, await names(nobody)]).toEqual([nobody, []]);
    }
  });

  test('a patient is found by a name with accents, apostrophes or an Indian script, and in the other script', async () => {
    const { book, names } = await open();
    const people = ['Désirée D’Souza', 'प्रिया कुलकर्णी', 'MÜLLER, José', '100% Canary_Rao', 'क़मर शेख़'];
    for (const [index, name] of people.entries()) await book(index, { name, appointmentTime: `0${index + 1}:00 PM` });
    const questions: [string, number][] = [
      ['desiree', 0],
      ['DÉSIRÉE', 0],
      ["d'souza", 0],
      ['dsouza', 0],
      ['souza', 0],
      ['प्रिया', 1],
      ['प्रि', 1],
      ['कुलकर्णी प्रिया', 1],
      ['müller', 2],
      ['MULLER jose', 2],
      ['100% canary', 3],
      ['canary_rao', 3],
      ['क़मर', 4],
      ['क\u093cमर'.normalize('NFC'), 4],
      // A name is found by the letters of the other script, as it sounds.
      ['priya kulkarni', 1],
      ['PRI kulk', 1],
      ['Qamar Shaikh', 4],
      ['सोझा', 0],
      ['जोस मुल्लेर', 2],
    ];
    for (const [question, person] of questions) {
      expect([question, await names(question)]).toEqual([question, [people[person]]]);
    }
  });

  test('hostile questions find nobody and break nothing', async () => {
    const { book, names, find } = await open();
    await book();
    for (const question of HOSTILE) {
      expect([question, (await names(question)).filter((name) => name !== appointment.name)]).toEqual([question, []]);
    }
    for (const wildcard of ['%', '_', "'", ':*', '(', '\\', '*']) expect(await names(wildcard)).toEqual([]);
    expect(await find('   ')).toMatchObject({ kind: null, coming: [], past: [] });
    expect(await names('asha')).toEqual([appointment.name]);
  });

  test('coming appointments are listed first, the next one on top, then past ones from the latest on', async () => {
    const { book, find, clock } = await open();
    const days = [3, 1, 20, 6];
    for (const day of days) await book(0, { appointmentDate: addDays(DATE, day) });
    const [, secondId] = [await book(0, { appointmentDate: addDays(DATE, 13) }), await book(1)];
    clock.now = new Date(`${addDays(DATE, 5)}T12:00:00+05:30`);
    const { coming, past, isHistory } = await find('+91 90000 00000');
    expect(isHistory).toBe(true);
    expect(coming.map(({ date }) => date)).toEqual([6, 13, 20].map((day) => addDays(DATE, day)));
    expect(past.map(({ date }) => date)).toEqual([3, 1].map((day) => addDays(DATE, day)));
    expect([...coming, ...past].map(({ id }) => id)).not.toContain(secondId);
  });

  test('each result shows how many appointments and no-shows its phone has', async () => {
    const { book, find, clock, perform } = await open();
    const id = await book(0, { phone: '98765 43210' });
    await book(1, { phone: '+91 9876543210', appointmentTime: '03:00 PM' });
    await book(2, { appointmentTime: '04:00 PM' });
    clock.now = NO_SHOW_TIME;
    await perform(id, 'noshow');
    const { coming } = await find('asha');
    expect(coming.map(({ samePhone }) => samePhone)).toEqual([
      { total: 2, noShows: 1 },
      { total: 2, noShows: 1 },
      { total: 1, noShows: 0 },
    ]);
  });

  test('an answer is limited, and says so', async () => {
    const { store, find } = await open();
    const requests = createAppointments(FOUND_MAX + 5);
    await Promise.all(requests.map((request) => store.book(toNewAppointment(request))));
    const { coming, past, isCut } = await find('asha');
    expect([coming.length, past.length, isCut]).toEqual([FOUND_MAX, 0, true]);
    expect(coming.map(({ date }) => date)).toEqual(requests.slice(0, FOUND_MAX).map((one) => one.appointmentDate));
    const late = requests.at(-1);
    expect((await find(late?.phone ?? '')).coming).toMatchObject([{ date: late?.appointmentDate }]);
  });
});

test('a search is a page, or data on request, and is in no log', async () => {
  const { get, book, logLines } = await openSignedIn(await createSqlite());
  await book();
  const url = `/search?${new URLSearchParams({ q: 'Asha Canary' })}`;
  const page = await get(url);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('value="Asha Canary"');
  expect(page.body).toContain('<p role="status"');
  expect(page.body).toContain('One appointment.');
  const data = await get(url, { accept: 'application/json' });
  expect([data.headers['cache-control'], data.json().coming.length]).toEqual(['no-store', 1]);
  await get('/search?q=canary&q=98765');
  await get('/search/canary?q=98765');
  expect(logLines.join('')).toContain('"route":"/search"');
  expect(logLines.join('')).not.toMatch(/canary|98765/i);
});

test('what is found says what the board says of it, and has its acts until its day is over', async () => {
  const { get, book, perform, clock } = await openSignedIn(await createSqlite());
  const id = await book();
  const look = async () => (await get('/search?q=canary')).body;
  expect(await look()).toMatch(/<\/svg>Booked<.*>Move.*>Yes, cancel it</s);
  clock.now = new Date(`${DATE}T13:50:00+05:30`);
  await perform(id, 'arrived');
  expect(await look()).toMatch(/<\/svg>Waiting<.*>Call in/s);
  await perform(id, 'callin');
  expect(await look()).toMatch(/<\/svg>In 1:50.*>Done/s);
  clock.now = new Date(`${addDays(DATE, 1)}T09:00:00+05:30`);
  expect(await look()).not.toMatch(/>Done|>Move/);
});

test.each([
  ['Asha Canary-Kulkarni', 'asha canary kulkarni ^as ^cnri ^kulkrni'],
  ["  D'Costa  d’costa ", 'd costa dcosta ^d ^cust ^dcust'],
  ['…', ''],
  ['Ｆｕｌｌ Width', 'full width ^pul ^vidt'],
])('the words of %s are %s', (name, words) => {
  expect(nameToWords(name)).toBe(words);
});
