import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { toMailRequest } from '@clinic/api/mails/mail-request.ts';
import { createOutbox } from '@clinic/api/mails/outbox.ts';
import { judge } from '@clinic/api/mails/relevance.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { expect, test, vi } from 'vitest';
import { moveByDesk } from '#appointments/move.ts';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { openSlots } from '#timetable/closures.ts';
import { readAbsence } from './absence-entries.ts';
import { endAbsence, tellBack } from './end-absence.ts';
import { listAbsences } from './queries.ts';
import { startAbsence } from './start-absence.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A Monday before the weeks of the trials. */
const MONDAY = '2026-11-23';

/**
 * The mails that leave, and what the page says then. Each column happens three seconds after its row, so that the mails
 * of both wait. `undone` undoes the row, and a delay is told anew with 40 minutes instead of 20.
 */
const EVENTS = ['away', 'late', 'moved', 'cancelled', 'undone', 'closed', 'reminder'] as const;
const PAIRS: Record<(typeof EVENTS)[number], readonly string[]> = {
  away: ['away: away', 'away: away', 'moved:', 'cancelled: cancelled', ':', 'away: away', 'away: away'],
  late: [
    'away: away',
    'late 40: late 40',
    'moved:',
    'cancelled: cancelled',
    ':',
    'late 20: late 20',
    'late 20, reminder 20: late 20',
  ],
  moved: [
    'moved, away: away',
    'moved, late 20: late 20',
    'moved:',
    'cancelled: cancelled',
    ':',
    'moved:',
    'moved, reminder:',
  ],
  cancelled: [...Array(4).fill('cancelled: cancelled'), ':', 'cancelled: cancelled', 'cancelled: cancelled'],
  undone: ['away: away', 'late 20: late 20', 'moved:', 'cancelled: cancelled', ':', ':', 'reminder:'],
  closed: ['away: away', 'late 20: late 20', 'moved:', 'cancelled: cancelled', ':', ':', 'reminder:'],
  reminder: [
    'reminder, away: away',
    'reminder, late 20: late 20',
    'reminder, moved:',
    'reminder, cancelled: cancelled',
    'reminder:',
    'reminder:',
    'reminder:',
  ],
};

/** `wait`: the mails leave. `clinic-late`: the whole clinic. */
const LONGER: Record<string, string> = {
  'away clinic-late': 'away: away',
  'away wait clinic-late': 'away: away',
  'away clinic-late first-ended': 'late 20: late 20',
  'moved away-monday undo-change': 'away: away',
  'clinic-late away undone': 'late 20: late 20',
  'late away ended': 'late 20: late 20',
  'late away wait ended': 'away, late 20: late 20',
  'late wait away wait ended back': 'late 20, away, late 20: late 20',
  'late wait clinic-late': 'late 20: late 20',
  'away ended away': 'away: away',
  'away undone away': 'away: away',
  'away wait ended away': 'away: away',
  'away wait ended opened away': 'away, away: away',
  'away wait ended back away': 'away: away',
  'away wait ended back wait away': 'away, back, away: away',
  'away wait ended back back': 'away, back:',
  'away cancelled undone': 'away: away',
  'away moved undone': 'away: away',
  'away wait cancelled undone': 'away: away',
  'away wait moved undone': 'away: away',
  'late wait moved undone': 'late 20: late 20',
  'late cancelled undone late': 'late 40: late 40',
  'cancelled clinic-away undo-change': 'away: away',
  'away wait cancelled wait undone': 'away, cancelled, booked, away: away',
  'late moved-within': 'moved, late 20: late 20',
  'away opened-times': ':',
};

describeDatabases((createUrl) => {
  async function openTrial() {
    const desk = await openDesk(await createUrl());
    const { db, clock, options, perform, readRow } = desk;
    const outbox = createOutbox(db);
    let number = 0;
    let monday = MONDAY;

    /** Lets these events happen to a patient, and resolves to the mails that have left and what the page says. */
    return async function happen(events: readonly string[]): Promise<string> {
      monday = addDays(monday, 7);
      number += 1;
      clock.now = new Date(`${addDays(monday, -1)}T12:00:00+05:30`);
      const id = await desk.book(number, { appointmentDate: monday, appointmentTime: '10:00 AM' });
      await db.updateTable('mails').set({ status: 'sent' }).where('kind', '=', 'booked').execute();
      const left: string[] = [];
      const undos: (() => Promise<unknown>)[] = [];
      let absence = '';
      let minutes = 0;

      const pass = (seconds: number) => {
        clock.now = new Date(clock.now.getTime() + seconds * 1000);
      };
      async function sendDue() {
        for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
          const verdict = judge(mail, calendar.timeZone, clock.now);
          if (verdict === 'drop') await outbox.drop(mail);
          else if (verdict !== 'send') await outbox.postpone(mail, verdict);
          else {
            const links = { manageUrl: '', calendarUrl: '' };
            const { kind, lateMinutes = '' } = toMailRequest(
              mail,
              (facts) => desk.words.toConfirmation(facts, links),
              '',
            );
            if (mail.recipient === 'patient' && mail.appointment_id === id) left.push(`${kind} ${lateMinutes}`.trim());
            await outbox.markSent(mail, clock.now);
          }
        }
      }
      async function wait() {
        // A mail that is undecided at first waits until nothing can be undone.
        for (const seconds of [11, 6, 6]) {
          pass(seconds);
          await sendDue();
        }
      }
      async function press(kind: 'away' | 'late', doctor = DOCTOR_ID) {
        const { appointment_date: firstDate } = await readRow(id);
        if (kind === 'late' && doctor === DOCTOR_ID) minutes += 20;
        const span = { span: 'day', firstDate, lastDate: '', firstTime: '', lastTime: '', reason: '' };
        const read = readAbsence(calendar, { doctor, kind, minutes: `${minutes || 20}`, ...span }, clock.now);
        if ('refused' in read) throw new Error(JSON.stringify(read.refused));
        const started = await startAbsence(options, read.absence, MAKER, clock.now);
        const own = started.id;
        absence = own;
        if (started.isNew) undos.push(() => endAbsence(db, own, MAKER, clock.now, { isUndo: true }));
      }
      async function change(act: () => Promise<unknown>) {
        if ((await act()) === 'done') undos.push(() => perform(id, 'undo'));
      }
      const moveTo = (days: number, slot: string) =>
        change(async () => {
          const { appointment_date, version } = await readRow(id);
          const to = { doctorId: DOCTOR_ID, date: addDays(appointment_date, days), slot };
          return moveByDesk(db, calendar, { id, version, to, ...MAKER }, clock.now);
        });
      const doing: Record<string, () => Promise<unknown>> = {
        away: () => press('away'),
        late: () => press('late'),
        'clinic-late': () => press('late', 'all'),
        'clinic-away': () => press('away', 'all'),
        moved: () => moveTo(1, '11:00'),
        'moved-within': () => moveTo(0, '11:00'),
        cancelled: () => change(() => perform(id, 'cancel')),
        undone: async () => undos.pop()?.(),
        'away-monday': async () => {
          const span = { span: 'day', firstDate: monday, lastDate: '', firstTime: '', lastTime: '', reason: '' };
          const read = readAbsence(calendar, { doctor: 'all', kind: 'away', minutes: '', ...span }, clock.now);
          if ('absence' in read) await startAbsence(options, read.absence, MAKER, clock.now);
        },
        'undo-change': () => perform(id, 'undo'),
        closed: async () => {
          const { appointment_date: day } = await readRow(id);
          const closure = await desk.close({ first_date: day, last_date: day });
          undos.push(() => openSlots(db, closure, MAKER, clock.now));
        },
        'opened-times': async () => {
          const closures = await db.selectFrom('closures').select('id').execute();
          for (const closure of closures) await openSlots(db, closure.id, MAKER, clock.now);
          // Booked again where the times are open.
          await db.deleteFrom('absence_patients').where('appointment_id', '=', id).execute();
        },
        'first-ended': async () => {
          const first = await db
            .selectFrom('absences')
            .select('id')
            .where('ended_at', 'is', null)
            .orderBy('id')
            .executeTakeFirstOrThrow();
          return endAbsence(db, first.id, MAKER, clock.now, { isUndo: false });
        },
        ended: () => endAbsence(db, absence, MAKER, clock.now, { isUndo: false }),
        back: () => tellBack(db, absence, MAKER, clock.now),
        opened: () => desk.store.noteOpening(id, clock.now),
        wait,
        reminder: async () => {
          await wait();
          const { appointment_date } = await readRow(id);
          const evening = new Date(`${addDays(appointment_date, -1)}T18:00:01+05:30`);
          if (evening > clock.now) clock.now = evening;
          await sendDue();
        },
      };
      for (const event of events) {
        await doing[event]?.();
        pass(3);
      }
      await wait();
      const found = toAppointment(await readRow(id));
      const news = await desk.store.findAbsence(found);
      const page =
        found.status === 'cancelled' ? ' cancelled' : news ? ` ${news.kind} ${news.minutes || ''}`.trimEnd() : '';
      // The next patient comes to a clinic without news.
      for (const { id: open, ended } of await listAbsences(options, clock.now)) {
        if (!ended) await endAbsence(db, open, MAKER, clock.now, { isUndo: false });
      }
      await db.deleteFrom('closures').execute();
      expect(getToday(calendar.timeZone, clock.now) < addDays(monday, 6)).toBe(true);
      return `${left.join(', ')}:${page}`;
    };
  }

  test('of two announcements each patient is told what is true, once, and the page says the same', async () => {
    const happen = await openTrial();
    const seen: Record<string, string[]> = {};
    for (const first of EVENTS) {
      seen[first] = [];
      for (const second of EVENTS) seen[first].push(await happen([first, second]));
    }
    expect(seen).toEqual(PAIRS);
  });

  test('what is undone or ended leaves what was true before, and the last word is told once', async () => {
    const happen = await openTrial();
    const seen: Record<string, string> = {};
    for (const events of Object.keys(LONGER)) seen[events] = await happen(events.split(' '));
    expect(seen).toEqual(LONGER);
  });
});
