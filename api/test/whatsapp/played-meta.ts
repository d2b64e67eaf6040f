import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENGLISH } from '@clinic/contract/languages.ts';
import type { MailRequest } from '@clinic/contract/mails.ts';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import { createWhatsAppConsents } from '#src/appointments/contacts/whatsapp-consents.ts';
import { createWhatsAppChannel } from '#src/channels/whatsapp/channel.ts';
import { createCloudApi } from '#src/channels/whatsapp/cloud-api.ts';
import { createWhatsAppInbox } from '#src/channels/whatsapp/inbox.ts';
import { createOutsideFetch } from '#src/outside/outside-fetch.ts';
import { openMailRoom } from '../mails/mail-room.ts';
import { startPlainServer } from '../outside/outside-server.ts';
import { appointment, toNewAppointment } from '../sample-bookings.ts';
import { calendar } from '../sample-clinic.ts';
import { links } from '../test-store.ts';

export const SETTINGS = { phoneId: '10654', token: 'token-of-tests', appSecret: 'app-secret', verifyToken: 'a word' };

export const ORIGIN = 'https://clinic.example';

const words = (kind: string) => `News of {{doctor}}: ${kind}, {{day}}, {{time}}, as planned.`;

const TEMPLATES = [
  { kind: 'booked', name: 'appointment_booked', language: ENGLISH, words: words('booked') },
  { kind: 'booked', name: 'appointment_booked', language: 'hi', words: words('booked') },
  { kind: 'reminder', name: 'appointment_reminder', language: ENGLISH, words: words('reminder') },
  { kind: 'cancelled', name: 'appointment_cancelled', language: ENGLISH, words: words('cancelled') },
] as const;

/** A message as the Cloud API gets it, with the id that Meta gives it. */
export type Taken = {
  id: string;
  to: string;
  template: { name: string; language: object; components: { parameters: { text: string }[] }[] };
  biz_opaque_callback_data: string;
};

type Answer = (response: ServerResponse, taken: Taken) => unknown;

/** Answers as the Cloud API refuses a message. */
export const refuse =
  (code: number, status = 400, headers = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(
        JSON.stringify({ error: { message: `(#${code}) refused`, type: 'OAuthException', code, fbtrace_id: 'A1' } }),
      );

const writeMarks = ({ appointment: { doctor, appointmentDate, appointmentTime } }: MailRequest) => ({
  doctor,
  day: appointmentDate,
  time: appointmentTime,
});

/** A clinic that tells a server which plays Meta's, by its published behaviour. `answers` are those that come next. */
export async function openWhatsApp(databaseUrl: string) {
  const taken: Taken[] = [];
  const asked: { path: string; authorization: string; body: Taken }[] = [];
  const answers: Answer[] = [];
  const accept: Answer = (response, { id }) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ messages: [{ id }] }));
  const apiUrl = await startPlainServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    asked.push({ path: String(request.url), authorization: String(request.headers.authorization), body });
    const message = { ...body, id: `wamid.${asked.length}` };
    const answer = answers.shift() ?? accept;
    if (answer === accept || answer.length > 1) taken.push(message);
    await answer(response, message);
  });
  const room = await openMailRoom(databaseUrl);
  const { db } = room.database;
  const calendarWords = createCalendarWords(calendar);
  const getNow = () => room.clock.now;
  const settings = { ...SETTINGS, apiUrl: apiUrl.replace(/\/$/, '') };
  const inbox = createWhatsAppInbox({
    db,
    settings,
    consents: createWhatsAppConsents(db, calendar),
    getNow,
    log: { warn: () => undefined },
  });
  const startTelling = () =>
    room.startTelling(
      createWhatsAppChannel({
        db,
        templates: TEMPLATES,
        writeMarks,
        send: createCloudApi({ settings, fetchOutside: createOutsideFetch({ allowPrivate: true }), getNow }),
        describe: (facts) => calendarWords.toConfirmation(facts, links.toMailedUrls(facts, ORIGIN)),
        country: calendar,
      }),
    );
  let booked = 0;
  async function book(more = {}, wish: Parameters<typeof toNewAppointment>[1] = {}) {
    booked += 1;
    const appointmentTime = `${String(8 + booked).padStart(2, '0')}:00 AM`;
    const request = { ...appointment, appointmentTime, email: `canary${booked}@patient.example`, ...more };
    const own = { createdAt: room.clock.now, wantsWhatsApp: true, ...wish };
    const result = await room.store.book(toNewAppointment(request, own));
    if (result.kind !== 'booked') throw new Error(result.kind);
    return result.stored;
  }
  const readRows = async () => (await room.readMails()).filter(({ channel }) => channel === 'whatsapp');
  const seconds = () => String(Math.floor(room.clock.now.getTime() / 1000));
  const tell = (value: object) =>
    inbox.take({
      object: 'whatsapp_business_account',
      entry: [
        { id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id: '10654' }, ...value } }] },
      ],
    });
  const toStatus = (one: Taken, status: string, code?: number) => ({
    ...{ id: one.id, status, timestamp: seconds(), recipient_id: one.to },
    biz_opaque_callback_data: one.biz_opaque_callback_data,
    ...(code && { errors: [{ code, title: 'Message undeliverable' }] }),
  });
  return {
    ...room,
    ...{ db, inbox, taken, asked, answers, startTelling, book, readRows, tell },
    /** Tells what became of a message. */
    tellStatus: (one: Taken | undefined, status: string, code?: number) => {
      if (!one) throw new Error('Meta has no such message.');
      return tell({ statuses: [toStatus(one, status, code)] });
    },
    /** Tells what a person has written. */
    tellWords: (id: string, from: string, body: string, more = {}) =>
      tell({ messages: [{ id, from, timestamp: seconds(), type: 'text', text: { body }, ...more }] }),
    readReceipts: () => db.selectFrom('whatsapp_receipts').selectAll().execute(),
    readWishes: async () =>
      (await db.selectFrom('appointments').select('whatsapp_ended_at').orderBy('id').execute()).map(
        ({ whatsapp_ended_at }) => whatsapp_ended_at === null,
      ),
  };
}
