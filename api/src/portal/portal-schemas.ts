import { PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { bookableDate, checkTime, longText, plainText, timeLabel } from '@clinic/contract/field-schema.ts';
import { type DoctorCalendar, ofDoctor } from '@clinic/contract/open-slots.ts';
import { type PortalAsk, type PortalView, REASON_MAX_CHARS, REFERENCE_MAX_CHARS } from '@clinic/contract/portal.ts';
import type { ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';
import { languageParameter, looseParameter } from '../appointments/query-schemas.ts';
import { pageOr, redirects, refusals } from '../route-schema.ts';
import type { PortalPartOptions } from './options.ts';

/** The form that moves an appointment to another time with its doctor. */
export function createMoveSchema(calendar: DoctorCalendar, getNow: () => Date) {
  return z
    .strictObject({ appointmentDate: bookableDate(calendar, getNow), appointmentTime: timeLabel() })
    .check(...checkTime(() => calendar, getNow));
}

/** The form that cancels an appointment. */
export const cancelSchema = z.strictObject({
  reason: longText('message-invalid' satisfies ReasonCode, REASON_MAX_CHARS).default(''),
});

/** A form that is nothing but its button. */
export const noFields = z.strictObject({});

/** The form that asks for a new link. The answer does not tell whether its values fit an appointment. */
export const askSchema = z.strictObject({
  reference: plainText('reference-missing', REFERENCE_MAX_CHARS),
  phone: plainText('phone-missing', PHONE_MAX_CHARS),
});

const params = z.object({ token: z.string().describe("The link's secret part") });
const querystring = z.object({ language: languageParameter('The language of the page that answers') });

/** The JSON that a page is drawn from. Its shape is no promise. */
const shown = <View>() =>
  z.custom<View>().meta({ description: 'What the page shows, where no site is built', override: { type: 'object' } });

const CALENDAR_FILE = { content: { 'text/calendar': { schema: z.string() } } };

/** Describes what the page that asks for a new link takes and gives. */
export const ASK_SCHEMAS = {
  read: {
    summary: 'The page where a patient asks for a new link',
    querystring,
    response: { 200: pageOr(shown<PortalAsk>()) },
  },
  send: {
    summary: 'Asks for a new link, which is mailed. The answer does not tell whether the values fit an appointment.',
    querystring,
    form: askSchema,
    response: { 200: pageOr(shown<PortalAsk>()), ...refusals(403, 422) },
  },
};

/** Describes what the page of an appointment takes and gives, with its forms and its calendar file. */
export function createPageSchemas({ calendar, getNow }: Pick<PortalPartOptions, 'calendar' | 'getNow'>) {
  const changed = { ...redirects(303), ...refusals(403, 404, 409, 422) };
  return {
    page: {
      summary: "The patient's own page of an appointment. A mailed link is led to its bare address.",
      params,
      querystring: querystring.extend({
        month: looseParameter('The month whose days are shown: 2026-11'),
        date: looseParameter('The day whose times are shown: 2026-11-24'),
        done: looseParameter('The change that the page confirms'),
      }),
      response: { 200: pageOr(shown<PortalView>()), ...redirects(301, 303), ...refusals(404) },
    },
    move: {
      summary: 'Moves the appointment, and leads back to its page',
      params,
      querystring,
      form: createMoveSchema(ofDoctor(calendar, ''), getNow),
      response: changed,
    },
    cancel: {
      summary: 'Cancels the appointment, and leads back to its page',
      params,
      querystring,
      form: cancelSchema,
      response: changed,
    },
    whatsapp: {
      summary: 'Ends the messages on WhatsApp about the appointment, and leads back to its page',
      params,
      querystring,
      form: noFields,
      response: changed,
    },
    file: {
      summary: 'The appointment as an iCalendar file',
      params,
      querystring,
      response: { 200: CALENDAR_FILE, ...redirects(301), ...refusals(404) },
    },
  };
}
