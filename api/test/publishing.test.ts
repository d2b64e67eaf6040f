/** @module-tag long */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createManageLinks } from '#src/appointments/links/manage-links.ts';
import { openClinic } from '#src/clinic.ts';
import { loadClinicBuild } from '#src/clinic-build.ts';
import { readConfig } from '#src/config.ts';
import { createDoor } from '#src/door.ts';
import { addFormerFiles } from '#src/former-files.ts';
import { createLasting } from '#src/lasting.ts';
import { openShownNotices } from '#src/notices/shown-notices.ts';
import { createBell } from '#src/outbox/bell.ts';
import { loadSite } from '#src/plugins/site-files.ts';
import { createPublishing } from '#src/publishing.ts';
import { getSlowClientLimits } from '#src/slow-clients.ts';
import { appointment, createAppointments } from './sample-bookings.ts';
import { NOON_IN_PUNE } from './sample-clinic.ts';
import { createServerEnv, postBooking } from './server-process.ts';
import { openTestDatabase, SECRET } from './test-store.ts';

const getNow = () => NOON_IN_PUNE;

const CLIENTS = 8;
const FEW = 2;
/** A file that only the first build has. */
const FORMER = '_astro/home.1a2b3c.js';
const CLOSED = '2026-12-02';

/** Serves a clinic at a port, as the start of the server does. `makeNext` makes another build from the first. */
async function openPort(settings: Record<string, string> = {}) {
  const { folder, env } = await createServerEnv();
  const config = readConfig({ ...env, ...settings });
  await mkdir(join(env.SITE_DIR, 'client', '_astro'));
  await writeFile(join(env.SITE_DIR, 'client', FORMER), 'of the first build');
  const log = pino({ enabled: false });
  const build = await loadClinicBuild(config, config.served);
  const database = await openTestDatabase(config.databaseUrl, build.calendar);
  const notices = await openShownNotices(database.db, getNow);
  onTestFinished(notices.stop);
  const door = createDoor(getSlowClientLimits(false));
  const publishing = createPublishing({ config, door, deskDoor: null, log });
  const parts = {
    ...{ config, database, notices, log, desk: null, secret: SECRET },
    links: createManageLinks(SECRET),
    bell: createBell(),
    lasting: createLasting(),
    getOrigin: () => 'http://localhost',
    getNow,
  };
  const clinic = await openClinic(parts, build);
  publishing.begin(parts, clinic);
  await clinic.startWork();
  await door.listen('localhost', 0);
  onTestFinished(publishing.stop);
  const url = `http://localhost:${door.getPort()}`;

  async function makeNext(change: (calendar: typeof build.calendar) => object = () => ({})): Promise<ServedFolders> {
    const next = { siteDir: join(folder, 'next-site'), contentDir: join(folder, 'next-content') };
    await cp(config.served.siteDir, next.siteDir, { recursive: true });
    await cp(config.served.contentDir, next.contentDir, { recursive: true });
    await writeFile(join(next.siteDir, 'client', 'index.html'), '<!doctype html><title>The next home</title>');
    await rm(join(next.siteDir, 'client', FORMER));
    const calendar = JSON.parse(await readFile(join(next.contentDir, 'booking.yaml'), 'utf8'));
    await writeFile(join(next.contentDir, 'booking.yaml'), JSON.stringify({ ...calendar, ...change(calendar) }));
    return next;
  }

  const book = (body: object) => postBooking(url, body);
  const readHome = async () => (await fetch(url)).text();
  const { publish, follow } = publishing;
  return { url, config, publish, follow, makeNext, book, readHome };
}

test('no request is lost and no booking is broken off while another build takes the place of the one served', async () => {
  const { url, config, publish, makeNext, book, readHome } = await openPort({ RATE_LIMIT_MAX: '10000' });
  const next = await makeNext();
  const people = createAppointments(5000);
  const statuses = { pages: new Map<number, number>(), bookings: new Map<number, number>() };
  const count = (map: Map<number, number>, status: number) => map.set(status, (map.get(status) ?? 0) + 1);
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_none, client) => {
    for (let index = client; !isOver; index += CLIENTS) {
      count(statuses.pages, (await fetch(url)).status);
      count(statuses.bookings, (await book(people[index] ?? {})).status);
    }
  });
  for (const folders of [next, config.served, next]) {
    await publish(folders);
    expect(await readHome()).toContain(folders === next ? '<title>The next home' : '<title>Home');
  }
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.pages.keys()]).toEqual([200]);
  expect([...statuses.bookings.keys()]).toEqual([201]);
}, 60_000);

test('a page that is open finds the files of its own build', async () => {
  const { url, publish, makeNext, config } = await openPort();
  const next = await makeNext();
  const ask = async () => (await fetch(`${url}/${FORMER}`)).text();
  for (const folders of [next, next, config.served, next]) {
    await publish(folders);
    expect(await ask()).toBe('of the first build');
  }
});

test('a page that was open before a restart finds them too, in their compressed forms', async () => {
  const { config, makeNext } = await openPort();
  const { siteDir } = await makeNext();
  const next = await loadSite(join(siteDir, 'client'));
  const former = [config.served.siteDir, join(siteDir, 'gone')];
  await writeFile(join(config.served.siteDir, 'client', `${FORMER}.br`), 'compressed');
  const { files } = await addFormerFiles(next ?? expect.unreachable(), former);
  expect([...(files.get(`/${FORMER}`)?.bodies.keys() ?? [])].sort()).toEqual(['br', 'identity']);
  expect(files.has(`/${FORMER}.br`)).toBe(false);
  expect(files.get('/')).toBe(next?.files.get('/'));
});

test('what another process publishes is served here too', async () => {
  const { follow, makeNext, readHome } = await openPort();
  const found: { now: ServedFolders | null } = { now: null };
  follow(() => found.now);
  found.now = await makeNext();
  await expect.poll(readHome, { timeout: 10_000 }).toContain('<title>The next home');
}, 30_000);

test('limits and figures go on, and new hours hold at once', async () => {
  const { url, publish, makeNext, book } = await openPort({ RATE_LIMIT_MAX: String(FEW) });
  const [first, second, third] = createAppointments(FEW + 1);
  for (const body of [first, second]) expect((await book(body ?? {})).status).toBe(201);
  await publish(await makeNext(() => ({ closedDates: [CLOSED] })));
  expect((await book(third ?? {})).status).toBe(429);
  const ask = `${url}/api/availability?doctor=${appointment.doctor}&date=${CLOSED}`;
  expect(await (await fetch(ask)).text()).toMatch(/"slots":\[(?!.*"free")/);
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toContain(`clinic_bookings_total{outcome="booked"} ${FEW}`);
}, 30_000);

test.each<[string, (calendar: { departments: { doctors: { name: string }[] }[] }) => object, RegExp]>([
  [
    'without a doctor who is booked',
    ({ departments }) => ({
      departments: departments
        .map((department) => ({
          ...department,
          doctors: department.doctors.filter(({ name }) => name !== appointment.doctor),
        }))
        .filter(({ doctors }) => doctors.length > 0),
    }),
    /1 coming appointment is with/,
  ],
  ['with another time zone', () => ({ timeZone: 'Asia/Dubai' }), /timeZone can only change with a new start/],
])(
  'a clinic %s is refused in words, and the one before serves on',
  async (_what, change, message) => {
    const { publish, makeNext, book, readHome } = await openPort();
    await book(appointment);
    await expect(publish(await makeNext(change))).rejects.toThrow(message);
    expect(await readHome()).toContain('<title>Home');
    expect((await book(createAppointments(2)[1] ?? {})).status).toBe(201);
  },
  30_000,
);
