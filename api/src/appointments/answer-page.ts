import { createHash } from 'node:crypto';
import { type AppointmentConfirmation, type AppointmentField, FIELD_LABELS } from '@clinic/contract/appointment.ts';
import { getWeekday } from '@clinic/contract/booking-calendar.ts';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusal.ts';
import { ANSWER_PAGE_STYLE } from './answer-page-style.ts';

/** `siteBase` goes before the links: empty when the site is served from here. */
type Answer = { siteBase: string } & ({ confirmation: AppointmentConfirmation } | { refusal: Refusal });

const STYLE_HASH = createHash('sha256').update(ANSWER_PAGE_STYLE).digest('base64');

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Answers the form that was sent without script. Repeats nothing that was typed, only what was chosen from a list. */
export function sendAnswerPage(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send('confirmation' in answer ? renderSuccess(answer.confirmation, answer.siteBase) : renderFailure(answer));
}

function renderSuccess(confirmation: AppointmentConfirmation, siteBase: string): string {
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

function renderFailure({ refusal, siteBase }: { refusal: Refusal; siteBase: string }): string {
  const reasons = refusal.errors?.map(({ field, detail }) => {
    const label = FIELD_LABELS[field as AppointmentField];
    // The name of an unknown field is something the sender wrote.
    return label ? `<strong>${escapeHtml(label)}</strong>: ${escapeHtml(detail)}` : escapeHtml(detail);
  }) ?? [escapeHtml(refusal.message)];
  return renderPage(
    'Oops...',
    `<p>Something went wrong! Please try again.</p>
<ul>${reasons.map((reason) => `<li>${reason}</li>`).join('')}</ul>
<p>Your entries are still in the form when you go back with your browser's Back button.</p>
<p><a class="button" href="${escapeHtml(siteBase)}/book">To the booking form</a></p>`,
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

/** `2026-11-24` -> `Tuesday, 24 November 2026`. */
function dateToWords(date: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${getWeekday(date)}, ${day.format(new Date(`${date}T00:00:00Z`))}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
