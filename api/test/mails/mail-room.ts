import type { Visit } from '@clinic/contract/booking-calendar.ts';
import type { MailRequest, WrittenMail } from '@clinic/contract/mails.ts';
import { Registry } from '@prometheus-io/client';
import { expect, onTestFinished } from 'vitest';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import { createEmailChannel, type EmailOptions } from '#src/channels/email/channel.ts';
import { createSmtpSender, type SendMessage } from '#src/channels/email/smtp.ts';
import { createBell } from '#src/outbox/bell.ts';
import type { Channel } from '#src/outbox/channel.ts';
import { type OutboxWorkerOptions, startOutboxWorker } from '#src/outbox/worker.ts';
import { createSqlite } from '../databases.ts';
import { calendar, NOON_IN_PUNE } from '../sample-clinic.ts';
import { links, openTestDatabase } from '../test-store.ts';

/** Writes a mail as plainly as possible: these tests are about how mails are sent, not about their words. */
export function writePlainly({ kind, recipient, appointment, reason, needsReview, deskUrl }: MailRequest) {
  const { name, message, manageUrl, appointmentDate } = appointment;
  const subject = `${recipient}: ${kind} ${appointmentDate}`;
  const text = [name, message, reason, manageUrl, needsReview ? 'held' : '', deskUrl].join('\n');
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return {
    subject,
    text,
    html: `<p>${kind}</p>`,
    clinic: { name: 'Namuna Clinic', email: 'desk@clinic.example' },
    calendar: { method, file: `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n` },
  } satisfies WrittenMail;
}

type Part = Partial<Pick<EmailOptions, 'write' | 'senders'>> & { send: SendMessage | string };

/** Opens the outbox of a database, with a clock that the test sets. `send` may be the address of a mail server. */
export async function openMailRoom(databaseUrl?: string, visits?: Visit[]) {
  const words = createCalendarWords({ ...calendar, visits });
  const database = await openTestDatabase(databaseUrl ?? (await createSqlite()));
  const bell = createBell();
  const store = createAppointmentStore(database, calendar, links, bell.ring);
  const clock = { now: NOON_IN_PUNE };
  const log: string[] = [];
  const metrics = new Registry();
  const stops: (() => Promise<void>)[] = [];
  const logged: object[] = [];
  const note = (fields: object, message?: string) => {
    logged.push(fields);
    log.push(message ?? '');
  };

  function startWorker({ send, write = writePlainly, senders = { mailFrom: '', clinicInbox: '' } }: Part) {
    const email = createEmailChannel({
      db: database.db,
      write,
      send: typeof send === 'string' ? createSmtpSender(send) : send,
      describe: (facts) => ({
        ...words.toConfirmation(facts, links.toMailedUrls(facts, 'https://clinic.example')),
        ...words.toNamedVisit(facts.visitId),
      }),
      senders,
      deskUrl: 'https://desk.clinic.example',
    });
    return startTelling(email);
  }

  /** Starts to tell on any channel. */
  function startTelling(channel: Channel) {
    const stop = startOutboxWorker({
      db: database.db,
      channel,
      timeZone: calendar.timeZone,
      getNow: () => clock.now,
      bell,
      log: { info: (message: string) => void log.push(message), warn: note } as unknown as OutboxWorkerOptions['log'],
      metrics,
    });
    stops.push(stop);
    return stop;
  }

  const readMails = () =>
    database.db.selectFrom('mails').selectAll().orderBy('recipient').orderBy('due_at').orderBy('id').execute();

  onTestFinished(async () => {
    for (const stop of stops) await stop();
  });
  return {
    database,
    store,
    clock,
    log,
    /** The fields of each warning. */
    logged,
    bell,
    metrics,
    startWorker,
    startTelling,
    /** Sets the clock forward and wakes the worker. */
    passMinutes(minutes: number): void {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      bell.ring();
    },
    readMails,
    /** Resolves when the worker has noted what became of each mail, a moment after the server has it. */
    untilNoted: () => expect.poll(async () => (await readMails()).filter((mail) => mail.claimed_until)).toEqual([]),
  };
}
