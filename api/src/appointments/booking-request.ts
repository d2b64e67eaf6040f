import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import {
  APPOINTMENT_FIELDS,
  type AppointmentRequest,
  HONEYPOT_FIELD,
  WHATSAPP_FIELD,
} from '@clinic/contract/appointment.ts';
import { type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { mapOptionalTexts } from '@clinic/contract/patient-words.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { emailToAscii } from '@clinic/contract/typed-texts.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { BookingAttempt } from './store/appointment.ts';

// Reads requests to book or to change an appointment: the body, the sender's site and language, and the key.

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The fields whose ends the schema trims. */
const TRIMMED_FIELDS: readonly string[] = ['name', 'email', 'phone'];

/**
 * The header, in lower case as Node names it;
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/**
 * Parses a booking sent as JSON or as a form. Refuses bytes that are not UTF-8 with 400, because lenient decoding would
 * replace characters that were typed.
 */
export async function readBookingBodies(app: FastifyInstance): Promise<void> {
  await readForms(app);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    parseJson(
      request,
      decodeStrictly(() => utf8.decode(body)),
      done,
    );
  });
}

/** Parses only forms, and also refuses bytes that are not UTF-8. */
export async function readForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, {
    parser: (body: string) => {
      decodeStrictly(() => decodeURIComponent(body));
      // Node would leave out the fields after the thousandth. The size of a body is limited before.
      return parse(body, '&', '=', { maxKeys: 0 });
    },
  });
}

function decodeStrictly(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new Refusal('not-utf8');
  }
}

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

/**
 * A field of a form as text; empty when it is absent. A value that is not text becomes JSON, so that no rule treats it
 * as absent. For fields whose absence has a meaning of its own.
 */
export function getSent(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null && (fields as Record<string, unknown>)[name];
  if (!value) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Splits off the field that people never see, and drops that of `readWhatsAppWish`. A value in the first marks the
 * booking for the desk and does not refuse it.
 */
export function takeHoneypot(body: unknown): { body: unknown; honeypot: unknown } {
  const {
    [HONEYPOT_FIELD]: honeypot = '',
    [WHATSAPP_FIELD]: _wish,
    ...fields
  } = { ...(body as Record<string, unknown>) };
  return { body: fields, honeypot };
}

/** Whether the patient also wants to be told on WhatsApp: `yes` in the query, or in the field of a form. */
export function readWhatsAppWish(request: FastifyRequest): boolean {
  const places = [request.query, isFormPost(request) && request.body];
  return places.some((place) => getText(place, WHATSAPP_FIELD) === 'yes');
}

/**
 * The booking that a body asks for, valid or not; `null` when the body is not a booking, or holds text that no database
 * stores. Unlike the schema it does not depend on the time, so that a retry is recognised after its slot has begun.
 */
export function readRequest(body: unknown): AppointmentRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Record<string, unknown> = {
    ...mapOptionalTexts(() => ''),
    ...body,
  };
  if (Object.keys(fields).length !== APPOINTMENT_FIELDS.length) return null;

  const request: Record<string, string> = {};
  for (const field of APPOINTMENT_FIELDS) {
    const value = fields[field];
    if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return null;
    request[field] = TRIMMED_FIELDS.includes(field) ? value.trim() : value;
  }
  return { ...(request as AppointmentRequest), email: emailToAscii(request.email ?? '') };
}

/** Hashes a request and its kind of visit. Two requests of the same booking have the same hash. */
export function hashRequest(request: AppointmentRequest, visitId = ''): string {
  const values = [...APPOINTMENT_FIELDS.map((field) => request[field]), ...(visitId ? [visitId] : [])];
  return hash('sha256', JSON.stringify(values), 'hex');
}

/** Reads the language of the page that sends a request, which travels in the query. */
export function readRequestLanguage({ query }: FastifyRequest): LanguageCode {
  return readLanguage((query as Record<string, unknown>).language);
}

/** The client's key for this attempt; `null` when there is none. Throws a 400 for a key that cannot be stored. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new Refusal('key-invalid', { errors: [createReason('key-invalid', 'Idempotency-Key')] });
}

/** The key in the header, with the hash of the booking that it belongs to. */
export function readIdempotency(
  { headers }: FastifyRequest,
  asked: AppointmentRequest | null,
  visitId: string,
): BookingAttempt['idempotency'] {
  const key = readIdempotencyKey(headers[IDEMPOTENCY_KEY_HEADER]);
  // The schema refuses a body that is not a booking, so its key does not matter.
  return key === null || asked === null ? null : { key, requestHash: hashRequest(asked, visitId) };
}

/** The seconds after which another attempt may succeed; absent when they are not known. */
export function getWait({ headers }: Refusal): { waitSeconds?: number } {
  const waitSeconds = Number(headers['retry-after']);
  return waitSeconds > 0 ? { waitSeconds } : {};
}

/** Collects the contents of the page that answers a refused form. */
export function describeRefusal(refusal: Refusal, { body }: FastifyRequest) {
  const { code, statusCode, errors = [] } = refusal;
  // Entries that another website filled in are not shown as the visitor's own.
  const entries = statusCode !== 403 && typeof body === 'object' && body;
  return { code, reasons: errors, ...getWait(refusal), ...(entries && { entries }) };
}
