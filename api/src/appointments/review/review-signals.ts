import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { Counter, type Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { hasLink, hasWebPath } from '../../mails/mailed-name.ts';
import { createBurstLog } from './burst-log.ts';
import { createBurstSignals } from './burst-signals.ts';

/** Patients hardly ever send a clinic a link, and advertisers nearly always do. */
const LINK_PATTERN = /https?:\/\/|\bwww\.|\[url\b|<a\s/i;

type Attempt = { request: AppointmentRequest; address: string; isTrapFilled: boolean };

type ReviewOptions = {
  calendar: BookingCalendar;
  metrics: Registry;
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
export function createReviewSignals({
  calendar,
  metrics,
  hasDesk,
  log,
  getNowMs = () => performance.now(),
}: ReviewOptions) {
  const marked = new Counter({
    name: 'clinic_bookings_marked_for_review_total',
    help: 'Bookings that look like a program at work, by reason; one may have several.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  const noteBooking = createBurstSignals(calendar, getNowMs);
  const logBurst = createBurstLog(log, getNowMs);

  /**
   * Returns the mark, whether the patient's mails wait until the clinic has looked, the keys of the contacts, and
   * `finish`. Call `finish` when it is known whether the attempt became a booking.
   */
  return function markBooking({ request, address, isTrapFilled }: Attempt) {
    const { name, message } = request;
    const hasAnyLink = hasLink(name) || LINK_PATTERN.test(message) || hasWebPath(message);
    const reasons: string[] = isTrapFilled ? ['trap'] : [];
    if (hasAnyLink) reasons.push('link');
    const { keys, bursts, finish: finishNote } = noteBooking(request, address, reasons.length > 0);
    reasons.push(...bursts.keys());

    function finish(isBooked: boolean): void {
      finishNote(isBooked);
      if (!isBooked) return;
      for (const reason of reasons) marked.inc({ reason });
      for (const [burst, bookings] of bursts) logBurst(burst, bookings);
    }
    return { keys, needsReview: reasons.length > 0, holdsMails: hasAnyLink && hasDesk, finish };
  };
}
