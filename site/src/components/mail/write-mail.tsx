import type { MailRequest, WrittenMail } from '@clinic/contract/mails.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailPage } from '#components/mail/MailPage.tsx';
import { createMailCalendar } from '#lib/booking/appointment-calendar.ts';
import { createMailMarks } from '#lib/mail/mail-marks.ts';
import type { MailWords } from '#lib/mail/mail-place.ts';
import { markEnglish } from '#lib/reading/mark-english.ts';
import { fillMarks } from '#lib/reading/marks.ts';
import { LANGUAGE } from '#messages/language.ts';
import { createMailContent, type MailPlace } from './mail-content.ts';
import { createMailText } from './mail-text.ts';

/** Writes a mail in the clinic's words: subject, plain text, HTML and calendar file. */
export function writeMail(request: MailRequest, words: MailWords, place: MailPlace): WrittenMail {
  const { name, email } = place.clinic;
  const { appointment, previous, lateMinutes } = request;
  const filled = fillMarks(words, createMailMarks(appointment, previous, place.timeZone, lateMinutes));
  const content = createMailContent(request, filled, place);
  return {
    subject: content.subject,
    text: createMailText(content),
    html: markEnglish(`<!doctype html>${renderToStaticMarkup(<MailPage mail={content} />)}`, LANGUAGE.code),
    clinic: { name: `${name.bold} ${name.light}`, email },
    calendar: createMailCalendar(request, filled, place),
  };
}
