import { createHash } from 'node:crypto';
import { APPOINTMENT_FIELDS, type AppointmentConfirmation, FIELD_LABELS } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, dateToWords } from '@clinic/contract/booking-calendar.ts';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusal.ts';
import { renderForm } from './answer-form.ts';
import { ANSWER_PAGE_STYLE } from './answer-page-style.ts';
import { escapeHtml } from './escape-html.ts';

/** What an answer page needs besides the answer. */
export type AnswerPageOptions = {
  /** Goes before the links: empty when the site is served from here. */
  siteBase: string;
  calendar: BookingCalendar;
};

/** `entries` is the form that was refused, `undefined` when it was not read or is none of ours. */
type Answer = { confirmation: AppointmentConfirmation } | { refusal: Refusal; entries: unknown };

const STYLE_HASH = createHash('sha256').update(ANSWER_PAGE_STYLE).digest('base64');

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action `;

/**
 * Answers the form that was sent without script. What was typed goes back to its sender inside a refused form alone;
 * all else repeats only what was chosen from a list.
 */
export function sendAnswerPage(reply: FastifyReply, options: AnswerPageOptions, answer: Answer): FastifyReply {
  const isBooked = 'confirmation' in answer;
  return reply
    .headers({
      'content-security-policy': CONTENT_SECURITY_POLICY + (isBooked ? "'none'" : "'self'"),
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(isBooked ? renderSuccess(answer.confirmation, options) : renderFailure(answer, options));
}

function renderSuccess(confirmation: AppointmentConfirmation, { siteBase }: AnswerPageOptions): string {
  const facts = [
    ['Reference', confirmation.reference],
    [FIELD_LABELS.doctor, confirmation.doctor],
    ['Date', dateToWords(confirmation.appointmentDate)],
    ['Time', confirmation.appointmentTime],
  ] as const;
  const rows = facts.map(([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return renderPage(
    'Success!',
    `<p>Appointment booked successfully. Thank you!</p>
<dl>${rows.join('')}</dl>
<p>Please keep the reference: it is what we ask for when you call.</p>
<p><a class="button" href="${escapeHtml(siteBase)}/">Back to the website</a></p>`,
  );
}

function renderFailure(
  { refusal, entries }: Extract<Answer, { refusal: Refusal }>,
  { siteBase, calendar }: AnswerPageOptions,
): string {
  const form = typeof entries === 'object' && entries ? renderForm(calendar, entries, refusal.errors ?? []) : null;
  const reasons = refusal.errors?.map(({ field, detail }) => {
    const known = APPOINTMENT_FIELDS.find((name) => name === field);
    // The name of an unknown field is something the sender wrote.
    if (!known) return escapeHtml(detail);
    const reason = `<strong>${escapeHtml(FIELD_LABELS[known])}</strong>: ${escapeHtml(detail)}`;
    return form ? `<a href="#${known}">${reason}</a>` : reason;
  }) ?? [escapeHtml(refusal.message)];
  return renderPage(
    'Oops...',
    `<p>Something went wrong! Please try again.</p>
<ul>${reasons.map((reason) => `<li>${reason}</li>`).join('')}</ul>
${form ?? "<p>Your entries are still in the form: go back to it with your browser's Back button.</p>"}
<p><a href="${escapeHtml(siteBase)}/book">Start with an empty form</a></p>`,
  );
}

function renderPage(heading: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · Book an appointment</title>
<style>${ANSWER_PAGE_STYLE}</style>
</head>
<body>
<div class="band"></div>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}
