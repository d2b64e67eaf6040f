// @vitest-environment happy-dom
import { MAIL_KINDS } from '@clinic/contract/mails.ts';
import { describe, expect, test } from 'vitest';
import { createRequest, SAMPLE_APPOINTMENT, SAMPLE_PLACE } from '../test/samples.ts';
import { createMailWriter } from './mail-writer.tsx';

const { writeMail, writeCalendarFile } = createMailWriter({
  en: SAMPLE_PLACE,
  hi: { ...SAMPLE_PLACE, shownNames: { Dressing: 'ड्रेसिंग', Urology: 'यूरोलॉजी' } },
  mr: { ...SAMPLE_PLACE, shownNames: { Dressing: 'ड्रेसिंग' } },
});

const WITH_VISIT = createRequest({ appointment: { visit: 'Dressing' } });

/** Joins the lines of a calendar file that were folded. */
const unfold = (file = '') => file.replaceAll('\r\n ', '');

describe.each([
  {
    language: 'hi',
    tag: 'hi-IN',
    visit: 'किसलिए',
    day: 'मंगलवार, 24 नवंबर 2026',
    time: 'दोपहर 2:00 बजे',
    late: '40 मिनट',
  },
  { language: 'mr', tag: 'mr-IN', visit: 'भेट', day: 'मंगळवार, 24 नोव्हेंबर 2026', time: 'दुपारी 2:00', late: '40 मिनिटे' },
] as const)('a patient who has booked in $language', ({ language, tag, visit, day, time, late }) => {
  test('hears a mail in that language, also in a program that drops all but the body', () => {
    const page = new DOMParser().parseFromString(writeMail(createRequest(), language).html, 'text/html');
    expect(page.documentElement.lang).toBe(tag);
    expect([...page.body.children].map((element) => element.getAttribute('lang'))).toEqual([tag]);
  });

  test('hears English where the clinic has no other words', () => {
    const page = new DOMParser().parseFromString(writeMail(createRequest(), language).html, 'text/html');
    expect(page.querySelector('h1')?.getAttribute('lang')).toBe('en-IN');
  });

  test('reads the kind of visit, also in the calendar', () => {
    const { text, calendar } = writeMail(WITH_VISIT, language);
    expect(text).toContain(`${visit}: ड्रेसिंग`);
    expect(unfold(calendar?.file)).toContain(`${visit}: ड्रेसिंग`);
    expect(unfold(writeCalendarFile(WITH_VISIT.appointment, language))).toContain(`${visit}: ड्रेसिंग`);
  });

  test.each(MAIL_KINDS)('reads in the mail %s day and time in the words of that language', (kind) => {
    const { text, subject } = writeMail(createRequest({ kind }), language);
    expect(text).toContain(day);
    expect(text).toContain(`: ${time}\n`);
    expect(subject).not.toMatch(/November|PM/);
  });

  test('reads how late the doctor is', () => {
    expect(writeMail(createRequest({ kind: 'late', lateMinutes: 40 }), language).text).toContain(late);
  });
});

test('names that bookings hold in English are shown in the language of the mail', () => {
  expect(writeMail(createRequest(), 'hi').text).toContain('विभाग: यूरोलॉजी');
  expect(writeMail(createRequest(), 'en').text).toContain('Department: Urology');
});

test('a language that the site is not built in is written in English', () => {
  const { writeMail: write, writeCalendarFile: writeFile } = createMailWriter({ en: SAMPLE_PLACE });
  expect(write(createRequest(), 'mr')).toEqual(writeMail(createRequest(), 'en'));
  expect(writeFile(SAMPLE_APPOINTMENT, 'mr')).toBe(writeCalendarFile(SAMPLE_APPOINTMENT, 'en'));
});

test('marks that turn the direction of other words stay out of mails and calendars', () => {
  const typed = 'Asha \u202eRao\u2066';
  const { html, text, calendar } = writeMail(createRequest({ appointment: { name: typed, message: typed } }), 'en');
  const file = writeCalendarFile({ ...SAMPLE_APPOINTMENT, doctor: typed }, 'en');
  for (const written of [html, text, calendar?.file ?? '', file]) {
    expect(unfold(written)).toContain('Asha Rao');
    expect(written).not.toMatch(/\p{Bidi_Control}/u);
  }
});
