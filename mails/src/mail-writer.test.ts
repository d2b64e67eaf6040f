// @vitest-environment happy-dom

import { MAIL_KINDS } from '@clinic/contract/mails.ts';
import { wcagContrast } from 'culori';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { createRequest, SAMPLE_APPOINTMENT, SAMPLE_PLACE, SAMPLE_WORDS as words } from '../test/samples.ts';
import { MAIL_COLORS } from './mail-styles.ts';
import { createMailWriter } from './mail-writer.tsx';

const { writeMail } = createMailWriter({ en: SAMPLE_PLACE });

/** Writes a mail of a request with these changes. A patient who has moved had another time before. */
function write(changes: Parameters<typeof createRequest>[0] = {}) {
  const previous = changes.kind === 'moved' ? PREVIOUS : null;
  return writeMail(createRequest({ previous, ...changes }), 'en');
}

/** Allows inline styles, because mail programs drop style sheets. */
const HTML_VALIDATE = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: { 'no-inline-style': 'off' },
  }),
);

const PREVIOUS = { appointmentDate: '2026-11-23', appointmentTime: '10:00 AM' };
const CLINIC_KINDS = ['booked', 'moved', 'cancelled'] as const;

/** Returns the text of a page, without its tags and its style sheet. */
function readHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (page.body.textContent ?? '').replaceAll('\r\n', '\n');
}

describe('a patient', () => {
  test.each(MAIL_KINDS)('reads in the mail %s what is booked, in HTML and in text', (kind) => {
    const { html, text, clinic } = write({ kind });
    for (const told of [text, readHtml(html)]) {
      expect(told).toContain('Hello Asha Rao,');
      for (const fact of ['K7QX-3M9P', 'Tuesday, 24 November 2026', '2:00 PM IST', 'Dr. Namuna Shaikh', 'Urology']) {
        expect(told).toContain(fact);
      }
      expect(told).toContain('+91 20 0000 0100');
      expect(told).toContain('+91 20 0000 0108');
      expect(told).toContain(words.why);
      expect(told).not.toMatch(/[{}]|undefined|null/);
    }
    expect(clinic).toEqual({ name: 'Namuna Surgical', email: SAMPLE_PLACE.clinic.email });
  });

  test.each(MAIL_KINDS)('whose name stays out reads the mail %s without it', (kind) => {
    const { html, text, calendar } = write({ kind, appointment: { name: '' } });
    for (const told of [text, readHtml(html)]) {
      expect(told).toContain('Hello,');
      expect(told).not.toContain('Hello ,');
    }
    expect(calendar?.file ?? '').not.toContain('CN=""');
  });

  test('reads what the visit is for, also in the calendar entry, where a kind was chosen', () => {
    const { html, text, calendar } = write({ appointment: { visit: 'Dressing' } });
    for (const told of [readHtml(html), text, calendar?.file ?? '']) expect(told).toMatch(/Visit:?\s*Dressing/);
    const { text: other, calendar: otherEntry } = write();
    for (const told of [other, otherEntry?.file]) expect(told).not.toContain('Visit:');
  });

  test('sees when and not who in a subject', () => {
    expect(write().subject).toBe('Your appointment on Tuesday 24 November, 2:00 PM IST');
    for (const kind of MAIL_KINDS) {
      const { subject } = write({ kind });
      expect(subject).not.toMatch(/Asha|Shaikh|Urology|K7QX/);
      expect(subject.length).toBeLessThanOrEqual(78);
    }
  });

  test.each(['booked', 'moved', 'reminder', 'link'] as const)('changes the appointment by the mail %s', (kind) => {
    const { html, text } = write({ kind });
    for (const told of [html, text]) {
      expect(told).toContain(SAMPLE_APPOINTMENT.manageUrl);
      expect(told).toContain(SAMPLE_APPOINTMENT.calendarUrl);
    }
  });

  test('reads where the appointment was before', () => {
    const { html, text } = write({ kind: 'moved' });
    for (const told of [readHtml(html), text]) expect(told).toContain('Monday, 23 November 2026, 10:00 AM IST');
  });

  test('reads of another doctor who that is, and who it was before', () => {
    const before = 'Monday, 23 November 2026, 10:00 AM IST, Dr. Udaharan Patil';
    const previous = { ...PREVIOUS, doctor: 'Dr. Udaharan Patil' };
    const { html, text, subject } = write({ kind: 'moved', previous });
    for (const told of [readHtml(html), text]) {
      expect(told).toContain(before);
      expect(told).toContain('Dr. Namuna Shaikh will see you');
    }
    expect(subject).toBe('Changed: your appointment on Tuesday 24 November, 2:00 PM IST');
  });

  test('whose name is written from right to left reads the rest as it is', () => {
    const { html, text } = write({ appointment: { name: 'أحمد خان' } });
    expect(html).toContain('>Hello <bdi>أحمد خان</bdi>,</p>');
    expect(text).toContain('Hello أحمد خان,');
  });

  test('is told why the clinic has cancelled, and offered another appointment', () => {
    const { html, text } = write({ kind: 'cancelled', reason: 'The doctor is ill.' });
    expect(html).toContain('href="https://clinic.example/book"');
    for (const told of [html, text]) {
      expect(told).not.toContain(SAMPLE_APPOINTMENT.manageUrl);
      expect(told).toContain('The doctor is ill.');
    }
  });

  test.each([
    ['booked', 'REQUEST'],
    ['moved', 'REQUEST'],
    ['cancelled', 'CANCEL'],
    ['reminder', null],
    ['link', null],
  ] as const)('gets with the mail %s the calendar file %s', (kind, method) => {
    const { calendar } = write({ kind });
    expect(calendar?.method ?? null).toBe(method);
    if (method) expect(calendar?.file).toContain(`METHOD:${method}\r\n`);
  });
});

describe('the clinic', () => {
  test.each(CLINIC_KINDS)('reads in the mail %s who comes, and gets no link of the patient', (kind) => {
    const { subject, html, text, calendar } = write({ kind, recipient: 'clinic', reason: 'A cold.' });
    expect(subject).toContain('Dr. Namuna Shaikh, Tuesday 24 November, 2:00 PM IST');
    for (const told of [text, readHtml(html)]) {
      for (const fact of ['Asha Rao', '+91 98765 43210', 'asha@mail.example', 'I come by wheelchair.', 'A cold.']) {
        expect(told).toContain(fact);
      }
    }
    for (const told of [subject, html, text]) expect(told).not.toContain('/portal/');
    expect(calendar).toBeNull();
  });

  test('reads that a name stays out of mails, and why', () => {
    const { text, html } = write({ recipient: 'clinic', appointment: { name: '' } });
    for (const told of [text, readHtml(html)]) expect(told).toContain('Left out: it holds a link or is too long');
  });

  test('is asked to look at a booking that waits for review', () => {
    expect(write({ recipient: 'clinic', needsReview: true }).text).toContain(words.review);
    expect(write({ recipient: 'clinic' }).text).not.toContain(words.review);
  });

  test('opens the day at the front desk, where there is one', () => {
    const deskUrl = 'https://desk.clinic.example/day/2026-11-24';
    const { html, text } = write({ recipient: 'clinic', deskUrl });
    for (const told of [html, text]) expect(told).toContain(deskUrl);
    expect(write({ recipient: 'clinic' }).text).not.toContain('front desk');
  });

  test('calls a number that was typed in the digits of another script', () => {
    const { html } = write({ recipient: 'clinic', appointment: { phone: '९८७६५ ४३२१०' } });
    expect(html).toMatch(/href="tel:\+919876543210"[^>]*>९८७६५ ४३२१०</);
  });

  test('writes back by a link that holds one address and nothing else', () => {
    const { html } = write({ recipient: 'clinic', appointment: { email: 'a?bcc=b&c@mail.example' } });
    expect(html).toContain('href="mailto:a%3Fbcc%3Db%26c@mail.example"');
  });
});

describe.each(['patient', 'clinic'] as const)('what somebody typed, in a mail to the %s,', (recipient) => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</title></style><b>bold</b>',
    'Bcc: everyone@mail.example\r\nSubject: other',
    '{phone} {constructor} $& $1',
    '&lt;b&gt; &amp;',
    '-- \nAnother signature',
  ])('is text: %j', (typed) => {
    const { subject, html, text } = write({
      recipient,
      kind: 'cancelled',
      appointment: { name: typed, message: typed },
      reason: typed,
    });
    expect(text).toContain(typed);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(readHtml(html)).toContain(typed.replaceAll('\r\n', '\n'));
    expect(page.querySelectorAll('script, img, b, [onerror], [onmouseover]')).toHaveLength(0);
    expect(subject).not.toContain(typed);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('the HTML', () => {
  test('is a whole page in its language, named by its subject, without pictures, scripts or sheets of others', () => {
    const { html, subject } = write();
    expect(html).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).not.toMatch(/<img|<script|<link|background-image|url\(/);
  });

  test.each(MAIL_KINDS)('of the mail %s is valid', async (kind) => {
    const { valid, results } = await HTML_VALIDATE.validateString(write({ kind }).html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(valid).toBe(true);
  });

  test.each(['light', 'dark'] as const)('can be read in %s', (scheme) => {
    const { ground, card, panel, heading, text, link } = MAIL_COLORS[scheme];
    for (const front of [heading, text, link]) {
      for (const back of [ground, card, panel]) {
        expect(wcagContrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(7);
      }
    }
    expect(wcagContrast(MAIL_COLORS.button.text, MAIL_COLORS.button.ground)).toBeGreaterThanOrEqual(7);
  });
});
