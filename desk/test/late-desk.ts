import { createOutbox } from '@clinic/api/outbox/outbox.ts';
import { judge } from '@clinic/api/outbox/relevance.ts';
import { calendar } from '@clinic/api/test/sample-clinic.ts';
import type { AbsenceEntries } from '#rooms/late/absence.ts';
import { readAbsence } from '#rooms/late/absence-entries.ts';
import { startAbsence } from '#rooms/late/start-absence.ts';
import { MAKER, type openDesk } from './test-desk.ts';

/** Adds to a desk what happens when a doctor is late or away: the press, the time that passes and the mails that leave. */
export function withAbsences<Desk extends Awaited<ReturnType<typeof openDesk>>>(desk: Desk) {
  const { db, clock } = desk;
  const outbox = createOutbox(db);
  /** Sends the mails that are due, as the outbox does, and resolves to those that left. */
  async function sendDue() {
    const sent = [];
    for (let mail = await outbox.claim(clock.now); mail; mail = await outbox.claim(clock.now)) {
      const verdict = judge(mail, calendar.timeZone, clock.now);
      if (verdict === 'drop') await outbox.drop(mail);
      else if (verdict !== 'send') await outbox.postpone(mail, verdict);
      else {
        await outbox.markSent(mail, clock.now);
        sent.push(mail);
      }
    }
    return sent;
  }
  /** Presses the button of these entries, in the process of `ownDb`. */
  function start(entries: AbsenceEntries, ownDb = db) {
    const read = readAbsence(calendar, entries, clock.now);
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    return startAbsence({ db: ownDb, calendar }, read.absence, MAKER, clock.now);
  }
  return { ...desk, sendDue, start };
}
