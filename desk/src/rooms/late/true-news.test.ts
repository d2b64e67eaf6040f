import { toAppointment } from '@clinic/api/appointments/store/appointment.ts';
import { toMailRequest } from '@clinic/api/outbox/mail-request.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { expect, test, vi } from 'vitest';
import { moveByDesk } from '#appointments/move.ts';
import { withAbsences } from '#test/late-desk.ts';
import { MAKER, openDesk } from '#test/test-desk.ts';
import { openSlots } from '#timetable/closures.ts';
import { endAbsence, tellBack } from './end-absence.ts';
import { listAbsences } from './queries.ts';

vi.setConfig({ testTimeout: 180_000 });

const LINKS = { manageUrl: '', calendarUrl: '' };
const SPAN = { span: 'day', lastDate: '', firstTime: '', lastTime: '', reason: '' } as const;

/** A Monday before the weeks of the trials. */
const MONDAY = '2026-11-23';

/**
 * The mails that leave, and what the page says then. Each column happens three seconds after its row, so that the mails
 * of both wait. `undone` undoes the row, and a delay is told anew with 40 minutes instead of 20.
 */
const EVENTS = ['away', 'late', 'moved', 'cancelled', 'undone', 'closed', 'reminder'] as const;
const PAIRS: Record<(typeof EVENTS)[number], string> = {
  away: 'away: away | away: away | moved: | cancelled: cancelled | : | away: away | away: away',
  late: 'away: away | late 40: late 40 | moved: | cancelled: cancelled | : | late 20: late 20 | late 20, reminder 20: late 20',
  moved: 'moved, away: away | moved, late 20: late 20 | moved: | cancelled: cancelled | : | moved: | moved, reminder:',
  cancelled: `${Array(4).fill('cancelled: cancelled').join(' | ')} | : | cancelled: cancelled | cancelled: cancelled`,
  undone: 'away: away | late 20: late 20 | moved: | cancelled: cancelled | : | : | reminder:',
  closed: 'away: away | late 20: late 20 | moved: | cancelled: cancelled | : | : | reminder:',
  reminder:
    'reminder, away: away | reminder, late 20: late 20 | reminder, moved: | reminder, cancelled: cancelled | reminder: | reminder: | reminder:',
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
    const desk = withAbsences(await openDesk(await createUrl()));
    const { db, clock, options, perform, readRow, pass } = desk;
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

      const readDate = async () => (await readRow(id)).appointment_date;
      const end = (one: string, isUndo = false) => endAbsence(db, one, MAKER, clock.now, { isUndo });
      async function sendDue() {
        for (const mail of await desk.sendDue()) {
          const { kind, lateMinutes = '' } = toMailRequest(
            mail,
            (facts) => desk.words.toConfirmation(facts, LINKS),
            '',
          );
          if (mail.recipient === 'patient' && mail.appointment_id === id) left.push(`${kind} ${lateMinutes}`.trim());
        }
      }
      async function wait() {
        // A mail that is undecided at first waits until nothing can be undone.
        for (const seconds of [11, 6, 6]) {
          pass(seconds);
          await sendDue();
        }
      }
      async function press(kind: 'away' | 'late', doctor = DOCTOR_ID, date = '') {
        if (kind === 'late' && doctor === DOCTOR_ID) minutes += 20;
        const firstDate = date || (await readDate());
        const started = await desk.start({ ...SPAN, doctor, kind, minutes: `${minutes || 20}`, firstDate });
        absence = started.id;
        if (started.isNew) undos.push(() => end(started.id, true));
      }
      async function change(act: () => Promise<unknown>) {
        if ((await act()) === 'done') undos.push(() => perform(id, 'undo'));
      }
      const moveTo = (days: number) =>
        change(async () => {
          const { appointment_date, version } = await readRow(id);
          const to = { doctorId: DOCTOR_ID, date: addDays(appointment_date, days), slot: '11:00' };
          return moveByDesk(db, calendar, { id, version, to, ...MAKER }, clock.now);
        });
      const listOpen = async () => (await listAbsences(options, clock.now)).filter(({ ended }) => !ended);
      const doing: Record<string, () => unknown> = {
        away: () => press('away'),
        late: () => press('late'),
        'clinic-late': () => press('late', 'all'),
        'clinic-away': () => press('away', 'all'),
        'away-monday': () => press('away', 'all', monday),
        moved: () => moveTo(1),
        'moved-within': () => moveTo(0),
        cancelled: () => change(() => perform(id, 'cancel')),
        undone: () => undos.pop()?.(),
        'undo-change': () => perform(id, 'undo'),
        closed: async () => {
          const day = await readDate();
          const closure = await desk.close({ first_date: day, last_date: day });
          undos.push(() => openSlots(db, closure, MAKER, clock.now));
        },
        'opened-times': async () => {
          const closures = await db.selectFrom('closures').select('id').execute();
          for (const closure of closures) await openSlots(db, closure.id, MAKER, clock.now);
          // Booked again where the times are open.
          await db.deleteFrom('absence_patients').where('appointment_id', '=', id).execute();
        },
        'first-ended': async () => end((await listOpen()).map((one) => one.id).sort()[0] ?? ''),
        ended: () => end(absence),
        back: () => tellBack(db, absence, MAKER, clock.now),
        opened: () => desk.store.noteOpening(id, clock.now),
        wait,
        reminder: async () => {
          await wait();
          const evening = new Date(`${addDays(await readDate(), -1)}T18:00:01+05:30`);
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
      const absent = news ? ` ${news.kind} ${news.minutes || ''}`.trimEnd() : '';
      // The next patient comes to a clinic without news.
      for (const one of await listOpen()) await end(one.id);
      await db.deleteFrom('closures').execute();
      return `${left.join(', ')}:${found.status === 'cancelled' ? ' cancelled' : absent}`;
    };
  }

  test('a patient is told what is true of two announcements, once, and the page says the same', async () => {
    const happen = await openTrial();
    for (const first of EVENTS) {
      const seen: string[] = [];
      for (const second of EVENTS) seen.push(await happen([first, second]));
      expect([first, seen.join(' | ')]).toEqual([first, PAIRS[first]]);
    }
  });

  test('a patient is told once what is true after something is undone or ended', async () => {
    const happen = await openTrial();
    const seen: Record<string, string> = {};
    for (const events of Object.keys(LONGER)) seen[events] = await happen(events.split(' '));
    expect(seen).toEqual(LONGER);
  });
});
