import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { keepCounter } from '../../figures.ts';
import type { Lasting } from '../../lasting.ts';
import { hasLink, hasWebPath } from '../../outbox/mailed-name.ts';
import { toNetwork } from '../../visitor-address.ts';
import { toContactKeys } from '../contacts/contact-keys.ts';
import { createBurstLog } from './burst-log.ts';
import { createBurstSignals } from './burst-signals.ts';
import { toPattern } from './text-pattern.ts';

/** Patients hardly ever send a clinic a link, and advertisers nearly always do. */
const LINK_PATTERN = /https?:\/\/|\bwww\.|\[url\b|<a\s/i;

type ReviewOptions = {
  calendar: BookingCalendar;
  metrics: Registry;
  lasting: Lasting;
  /** Whether there is a desk that can look at a booking. */
  hasDesk: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  getNowMs?: () => number;
};

/**
 * Looks for signs of a program at work, in place of a captcha. A sign never refuses a booking; it marks the booking, so
 * that the desk checks it before trusting it. Marks are counted by reason, and each kind of burst is logged as it
 * grows.
 */
export function createReviewSignals(options: ReviewOptions) {
  const { calendar, metrics, lasting, hasDesk, log, getNowMs = () => performance.now() } = options;
  const marked = keepCounter(metrics, {
    name: 'clinic_bookings_marked_for_review_total',
    help: 'Bookings that look like a program at work, by reason; one may have several.',
    labelNames: ['reason'],
    known: [],
  });
  const noteBooking = createBurstSignals(calendar, lasting);
  const logBurst = createBurstLog(log, getNowMs);

  /**
   * Returns the mark, whether the patient's mails wait until the clinic has looked, the keys of the contacts, and
   * `finish`. Call `finish` when it is known whether the attempt became a booking.
   */
  return function markBooking(request: AppointmentRequest, address: string, isTrapFilled: boolean) {
    const keys = toContactKeys(request, calendar);
    const traits = {
      message: toPattern(request.message),
      name: toPattern(request.name),
      mailbox: keys.email_key,
      network: toNetwork(address),
      date: request.appointmentDate,
    };
    const hasAnyLink = hasLink(request.name) || LINK_PATTERN.test(request.message) || hasWebPath(request.message);
    const own = [...(isTrapFilled ? ['trap'] : []), ...(hasAnyLink ? ['link'] : [])];
    const note = noteBooking(traits, keys.phone_key, own.length > 0, getNowMs());
    const reasons = [...own, ...note.bursts.keys()];

    function finish(isBooked: boolean): void {
      note.finish(isBooked);
      if (!isBooked) return;
      for (const reason of reasons) marked.inc({ reason });
      for (const [burst, bookings] of note.bursts) logBurst(burst, bookings);
    }
    return { keys, needsReview: reasons.length > 0, holdsMails: hasAnyLink && hasDesk, finish };
  };
}
