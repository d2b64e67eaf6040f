import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { RefusedBooking } from '@clinic/contract/drawn-pages.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../refusal.ts';

/** Whether a browser sent the booking form by itself, without script, and so shows the answer as a page. */
export function isFormPost(request: FastifyRequest): boolean {
  return (
    request.method === 'POST' &&
    request.routeOptions.url === APPOINTMENTS_PATH &&
    /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  );
}

/**
 * Whether a page of another site made the browser send this form. `trustedOrigins` are the origins that may besides
 * the one that serves it.
 */
export function isForeignForm(request: FastifyRequest, trustedOrigins: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  // By host, not by scheme: behind a proxy that ends TLS the request looks like plain http.
  return !trustedOrigins.has(origin) && URL.parse(origin)?.host !== request.host;
}

/** What the page says that answers a refused form. */
export function describeRefusal(refusal: Refusal, { body }: FastifyRequest, calendar: BookingCalendar): RefusedBooking {
  const { code, statusCode, errors = [], headers } = refusal;
  const waitSeconds = Number(headers['retry-after']);
  return {
    code,
    reasons: errors,
    ...(waitSeconds > 0 && { waitSeconds }),
    // What another website filled in is not shown as the visitor's own.
    ...(statusCode !== 403 && typeof body === 'object' && body !== null && { entries: body }),
    calendar,
  };
}
