/** @module-tag long */
import { MESSAGE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { REASON_MAX_CHARS } from '@clinic/contract/portal.ts';
import { expect, test, vi } from 'vitest';
import { nineDoctors } from '../appointments/review/review-clinic.ts';
import { appointment, createAppointments } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';
import { openMailRoom } from './mail-room.ts';
import { findMail, readMail, startMailServer, type TakenMail } from './mail-server.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CLINIC = 'desk@clinic.example';
const VICTIM = 'all@victim.example';

/** Every header that a mail may have. */
const HEADERS = [
  'auto-submitted',
  'from',
  'reply-to',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
].sort();

/** Texts that anybody may type as a name or in a message, and that a mail has to carry as typed. */
const TYPED = [
  `Bcc: ${VICTIM}`,
  `Asha <${VICTIM}>`,
  `Asha, ${VICTIM}`,
  `Asha" <${VICTIM}>, "`,
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  '</p></body></html><h1>Paid</h1>',
  `%0d%0aBcc: ${VICTIM}`,
  '\\r\\nRCPT TO:<all@victim.example>',
  `=?utf-8?q?Asha=0d=0aBcc:_${VICTIM}?=`,
  `Asha\u2028Bcc: ${VICTIM}\u2029Bcc`,
  'abc\u202edef\u202c \u2066x\u2069',
  'O\'Brien; (comment) \\ "quoted" [x]: group:;',
  'आशा कुलकर्णी 👩‍⚕️',
  '{{7*7}} #{7*7} <%= 7 %> %s',
  '. .. DATA QUIT',
];

/** Addresses that are odd, but each a single address. */
const ODD_ADDRESSES = [
  `a%${VICTIM.replace('@', '.')}@patient.example`,
  "o'brien+clinic@patient.example",
  '!#$&*/=?^_`{|}~@patient.example',
  '-oQ/tmp@patient.example',
];

/** Addresses that are refused, because they would be several, begin another header or command, or are no plain one. */
const BAD_ADDRESSES = [
  `a@b.example,${VICTIM}`,
  `a@b.example;${VICTIM}`,
  `a@b.example ${VICTIM}`,
  `Asha <${VICTIM}>`,
  `<a@b.example>`,
  `a@b.example\r\nBcc: ${VICTIM}`,
  `a@b.example>\r\nRCPT TO:<${VICTIM}`,
  `"a b"@b.example`,
  'a@mün chen.example',
  'आशा@b.example',
  'a@b\u2028c.example',
  'a@b@c.example',
  'a@[127.0.0.1]',
  'a\u0000@b.example',
];

/** Opens the API and a worker on one database, for nine doctors, so that the bookings of these tests are no burst. */
async function openClinic() {
  const server = await startMailServer();
  const clinic = await createTestApp({ calendar: nineDoctors, maxBookings: 1000 });
  const room = await openMailRoom(`file:${clinic.databasePath}`);
  room.startWorker({ send: server.url });

  /** Books, and resolves to the link and the two mails of the booking. */
  async function book(fields: Partial<typeof appointment>) {
    const first = server.mails.length;
    const response = await clinic.book({ ...appointment, ...fields });
    expect(response.statusCode).toBe(201);
    room.passMinutes(0);
    await server.waitFor(first + 2);
    return { manageUrl: String(response.json().manageUrl), mails: server.mails.slice(first) };
  }
  return { ...clinic, ...room, server, bookAndRead: book };
}

async function expectWhole(taken: TakenMail, to: { name: string; address: string }) {
  expect(taken).toMatchObject({ from: CLINIC, to: [to.address] });
  const mail = await readMail(taken);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
  expect(mail.from).toEqual({ name: 'Namuna Clinic', address: CLINIC });
  expect(mail.to).toEqual([to]);
  expect(mail.subject).toMatch(/^(patient|clinic): \w+ [\d-]{10}$/);
  return mail;
}

test(`${TYPED.length} hostile names and messages go to one recipient each, as typed`, async () => {
  const { bookAndRead } = await openClinic();
  for (const [index, request] of createAppointments(TYPED.length).entries()) {
    const text = TYPED[index] ?? '';
    const message = `${text}\r\n\r\n.\r\n ${text}\n.\nBcc: ${VICTIM}\r\n.\r\nMAIL FROM:<${VICTIM}>`;
    const { mails } = await bookAndRead({ ...request, name: text, message });
    const lines = message.split(/\r?\n/);
    // A name with a line break stays out of mails, and one with an address out of those to the patient.
    const shown = text.includes('\u2028') ? '' : text;
    const toPatientName = shown.includes('@') ? '' : shown;
    const name = /=\?/.test(toPatientName) ? '' : toPatientName.replace(/\p{Bidi_Control}/gu, '');
    const toPatient = await expectWhole(findMail(mails, request.email), { name, address: request.email });
    expect(toPatient.text).toContain([toPatientName, ...lines].join('\n'));
    const toClinic = await expectWhole(findMail(mails, CLINIC), { name: 'Namuna Clinic', address: CLINIC });
    expect(toClinic.text).toContain([shown, ...lines].join('\n'));
  }
});

test('the longest name that a mail carries and the longest message arrive whole', async () => {
  const { bookAndRead } = await openClinic();
  const name = 'अ'.repeat(80);
  const message = `${'x'.repeat(998)}\u{10ffff}${'ह'.repeat(MESSAGE_MAX_CHARS)}`.slice(0, MESSAGE_MAX_CHARS);
  const { mails } = await bookAndRead({ name, message });
  const mail = await expectWhole(findMail(mails, appointment.email), { name, address: appointment.email });
  expect(mail.text).toContain(message);
});

test(`${ODD_ADDRESSES.length} odd addresses are each one recipient`, async () => {
  const { bookAndRead } = await openClinic();
  for (const [index, request] of createAppointments(ODD_ADDRESSES.length).entries()) {
    const address = ODD_ADDRESSES[index] ?? '';
    const { mails } = await bookAndRead({ ...request, email: address });
    await expectWhole(findMail(mails, address), { name: request.name, address });
  }
});

test('an address of another script is one recipient', async () => {
  const { bookAndRead } = await openClinic();
  const address = 'asha@xn--mnchen-3ya.example';
  const { mails } = await bookAndRead({ email: 'asha@münchen.example' });
  // The server of these tests reads the envelope's domain in its own script.
  const taken = findMail(mails, 'asha@münchen.example');
  expect(taken.to).toHaveLength(1);
  expect((await readMail(taken)).to).toEqual([{ name: appointment.name, address }]);
});

test(`${BAD_ADDRESSES.length} bad addresses are refused and no mail is written`, async () => {
  const { book, readMails } = await openClinic();
  for (const email of BAD_ADDRESSES) {
    const response = await book({ ...appointment, email });
    expect([email, response.statusCode]).toEqual([email, 422]);
  }
  expect(await readMails()).toEqual([]);
});

test('hostile reasons for a cancellation reach the clinic as typed, and nobody else', async () => {
  const { submit, bookAndRead, passMinutes, server } = await openClinic();
  const reasons = [...TYPED.slice(0, 6), `two\nlines\r\n.\r\nBcc: ${VICTIM}`, 'अ'.repeat(REASON_MAX_CHARS)];
  for (const [index, request] of createAppointments(reasons.length).entries()) {
    const reason = reasons[index] ?? '';
    const { manageUrl } = await bookAndRead(request);
    const first = server.mails.length;
    const response = await submit(`${new URL(manageUrl).pathname}/cancel`, { reason });
    expect(response.statusCode).toBe(303);
    passMinutes(0);
    await server.waitFor(first + 2);
    const mails = server.mails.slice(first);
    const toPatient = await expectWhole(findMail(mails, request.email), {
      name: request.name,
      address: request.email,
    });
    const toClinic = await expectWhole(findMail(mails, CLINIC), { name: 'Namuna Clinic', address: CLINIC });
    expect(toClinic.text).toContain(reason.replaceAll('\r\n', '\n'));
    // The patient knows the reason already.
    expect(toPatient.text).not.toContain(reason.replaceAll('\r\n', '\n'));
  }
});
