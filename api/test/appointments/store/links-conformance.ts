import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createManageLinks } from '#src/appointments/links/manage-links.ts';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import type { AppointmentsTable } from '#src/database/appointment-tables.ts';
import type { Database } from '#src/database/open-database.ts';
import { appointment, createAppointments, toNewAppointment } from '../../sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '../../sample-clinic.ts';
import { links } from '../../test-store.ts';
import { bookOne, readMails, toToken } from './changes-conformance.ts';

const LATER = new Date('2026-11-21T12:00:00+05:30');

/** Tests how every store finds, renews and sends the links of patients. */
export function testLinks(openEmpty: () => Promise<Database>) {
  async function openStore() {
    const database = await openEmpty();
    const store = createAppointmentStore(database, calendar, links);
    const readMailKinds = async () =>
      (await readMails(database.db)).filter(({ status }) => status !== 'dropped').map(({ kind }) => kind);
    return { database, db: database.db, store, readMailKinds };
  }

  test('an appointment is found by the token of its link, and the database holds only the hash', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    expect(booked).toMatchObject({ name: appointment.name, status: 'booked', sequence: 0 });
    const [row] = await db.selectFrom('appointments').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(toToken(booked));
    for (const token of ['', 'x', `${toToken(booked)}x`, row?.link_hash ?? '', "' or 1=1 --", '\0', '\ud800']) {
      expect(await store.findByToken(token, LATER)).toBeNull();
    }
  });

  test('a link ends thirty days after the appointment, by the clinic’s clock', async () => {
    const { store } = await openStore();
    const booked = await bookOne(store);
    const findAt = (time: string) => store.findByToken(toToken(booked), new Date(time));
    expect(await findAt('2026-12-24T23:59:00+05:30')).not.toBeNull();
    expect(await findAt('2026-12-25T00:00:00+05:30')).toBeNull();
  });

  test('the first opening is noted, and no later one', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await store.noteOpening(booked.id, NOON_IN_PUNE);
    await store.noteOpening(booked.id, LATER);
    await store.noteOpening('unknown', LATER);
    expect(await db.selectFrom('appointments').select('link_opened_at').execute()).toEqual([
      { link_opened_at: NOON_IN_PUNE.toISOString() },
    ]);
    expect(await store.findByToken(toToken(booked), LATER)).toEqual(booked);
  });

  test('a new secret ends every link that was sent, and the links of later mails work', async () => {
    const { database, db, store } = await openStore();
    const others = createAppointments(450);
    const booked = await bookOne(store);
    const results = await Promise.all(others.map((request) => store.book(toNewAppointment(request))));
    const [past, erased, old] = results.flatMap((result) => (result.kind === 'booked' ? result.stored.id : []));
    const change = (id = '', values: Partial<AppointmentsTable>) =>
      db.updateTable('appointments').set(values).where('id', '=', id).execute();
    await change(past, { appointment_date: '2026-10-20' });
    await change(erased, { email: '', link_hash: null });
    await change(old, { link_hash: null });
    // An appointment that is older than links gets its own, and no link has ended.
    expect(await store.renewLinks(NOON_IN_PUNE)).toBe(0);
    const { link_hash: added } = await db
      .selectFrom('appointments')
      .select('link_hash')
      .where('id', '=', old ?? '')
      .executeTakeFirstOrThrow();
    expect(added).not.toBeNull();

    const otherLinks = createManageLinks(Buffer.alloc(32, 'another secret'));
    const later = createAppointmentStore(database, calendar, otherLinks);
    // Two processes may start at once.
    await Promise.all([1, 2].map(() => later.renewLinks(NOON_IN_PUNE)));
    expect(await later.findByToken(toToken(booked), NOON_IN_PUNE)).toBeNull();
    expect(await later.findByToken(toToken(booked, otherLinks), NOON_IN_PUNE)).toEqual(booked);
    const rows = await db.selectFrom('appointments').select(['id', 'link_hash', 'link_version']).execute();
    const isRenewed = ({ id, link_version, link_hash }: (typeof rows)[number]) =>
      link_hash === otherLinks.hash({ id, linkVersion: link_version });
    const kept = rows.filter((row) => !isRenewed(row));
    expect(kept.map(({ id }) => id).sort()).toEqual([past, erased].sort());
  });

  test('a reference and phone that match, in any spelling, get one mail with the same link', async () => {
    const { store, readMailKinds } = await openStore();
    const booked = await bookOne(store);
    const [first, last] = booked.reference.split('-');
    for (const [reference, phone] of [
      [booked.reference, appointment.phone],
      [` ${booked.reference.toLowerCase()} `, '098765-43210'],
      [`${first} ${last}`.replaceAll('0', 'o').replaceAll('1', 'l'), '(+91) 9876543210'],
    ] as const) {
      expect(await store.sendLink({ reference, phone, now: LATER })).toBe(true);
    }
    expect((await readMailKinds()).filter((kind) => kind === 'link')).toEqual(['link']);
    expect(await store.findByToken(toToken(booked), LATER)).toEqual(booked);
  });

  test('a reference or phone that does not match gets no mail', async () => {
    const { store, readMailKinds } = await openStore();
    const booked = await bookOne(store);
    const before = await readMailKinds();
    for (const [reference, phone, now] of [
      ['K7QX-3M9P', appointment.phone, LATER],
      ['', appointment.phone, LATER],
      ['\0\ud800%', appointment.phone, LATER],
      [booked.reference, '+91 98765 43211', LATER],
      [booked.reference, '', LATER],
      [booked.reference, appointment.phone, new Date('2026-12-25T12:00:00+05:30')],
    ] as const) {
      expect(await store.sendLink({ reference, phone, now })).toBe(false);
    }
    expect(await readMailKinds()).toEqual(before);
  });

  test('an appointment that is older than links gets a link on request', async () => {
    const { db, store } = await openStore();
    const booked = await bookOne(store);
    await sql`update appointments set link_hash = null`.execute(db);
    expect(await store.findByToken(toToken(booked), LATER)).toBeNull();
    expect(await store.sendLink({ ...booked, now: LATER })).toBe(true);
    expect(await store.findByToken(toToken(booked), LATER)).toEqual(booked);
  });

  test('a new link is the only one after the secret is lost', async () => {
    const { database, store } = await openStore();
    const booked = await bookOne(store);
    const newLinks = createManageLinks(Buffer.alloc(32, 'another secret'));
    const newStore = createAppointmentStore(database, calendar, newLinks);
    expect(await newStore.sendLink({ ...booked, now: LATER })).toBe(true);
    const token = newLinks.toUrls(booked, '').manageUrl.split('/').at(-1) ?? '';
    expect(await newStore.findByToken(token, LATER)).toEqual(booked);
    expect(await newStore.findByToken(toToken(booked), LATER)).toBeNull();
  });
}
