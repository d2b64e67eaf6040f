import { type BookingCalendar, getVisitMinutes } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH, LANGUAGE_CODES, readLanguage } from '@clinic/contract/languages.ts';
import type { ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';

// Parameters of the query. One that is given twice is no text, and is read as an unknown value.

/**
 * The kind of visit, which travels in the query, because the body has only the fields of the form: no id and 0 minutes
 * when none is given.
 */
export function visitParameter(calendar: BookingCalendar) {
  return z
    .unknown()
    .optional()
    .transform((visit, context) => {
      if (visit === undefined || visit === '') return { visitId: '', minutes: 0 };
      const minutes = typeof visit === 'string' ? getVisitMinutes(calendar, visit) : 0;
      if (minutes > 0) return { visitId: String(visit), minutes };
      context.addIssue({ code: 'custom', message: 'visit-unknown' satisfies ReasonCode });
      return z.NEVER;
    })
    .meta({ type: 'string', description: 'The id of a kind of visit in content/booking.yaml; one slot when absent' });
}

export type AskedVisit = z.output<ReturnType<typeof visitParameter>>;

/** The language of the page that sends the request. */
export function languageParameter(purpose: string) {
  return z
    .unknown()
    .optional()
    .transform(readLanguage)
    .meta({
      type: 'string',
      enum: [...LANGUAGE_CODES],
      description: `${purpose}; unknown ones are read as English`,
      override: { default: ENGLISH },
    });
}

/** A text that is empty when it is absent, and ignored when it makes no sense. */
export function looseParameter(description: string) {
  return z
    .unknown()
    .optional()
    .transform((text) => (typeof text === 'string' ? text : ''))
    .meta({ type: 'string', description });
}
