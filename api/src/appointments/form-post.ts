import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import type { RefusedBooking } from '@clinic/contract/rendered-pages.ts';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../refusal.ts';

/** Whether a browser sent the booking form without script, and so shows the answer as a page. */
export function isFormPost(request: FastifyRequest): boolean {
  return request.method === 'POST' && request.routeOptions.url === APPOINTMENTS_PATH && hasForm(request);
}

/** Whether the body is a form, as browsers send it without script. */
export function hasForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Whether a page of a foreign site made the browser send this form. Pages of `trustedOrigins`, and of the origin that
 * serves the API, may send it.
 */
export function isForeignForm(request: FastifyRequest, trustedOrigins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'cross-site';
  // Forms of a page with the referrer policy 'no-referrer' have this origin.
  if (origin === 'null') return site !== 'same-origin';
  if (trustedOrigins.has(origin)) return false;
  const url = URL.parse(origin);
  // Anybody on the network path can alter a page that is sent over plain http.
  if (url?.protocol === 'http:' && (request.protocol === 'https' || trustedOrigins.has(`https://${url.host}`))) {
    return true;
  }
  // Hosts are compared without their scheme: behind a proxy that ends TLS the request looks like plain http.
  return url?.host !== request.host;
}

/** A field of a form or a query as text; empty when it is absent or given more than once. */
export function getText(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null && (fields as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Collects the contents of the page that answers a refused form. */
export function describeRefusal(refusal: Refusal, { body }: FastifyRequest, calendar: BookingCalendar): RefusedBooking {
  const { code, statusCode, errors = [], headers } = refusal;
  const waitSeconds = Number(headers['retry-after']);
  return {
    code,
    reasons: errors,
    ...(waitSeconds > 0 && { waitSeconds }),
    // Entries that another website filled in are not shown as the visitor's own.
    ...(statusCode !== 403 && typeof body === 'object' && body !== null && { entries: body }),
    calendar,
  };
}
