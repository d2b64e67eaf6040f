import type { MailWriter } from '@clinic/contract/mails.ts';
import type { FastifyRequest } from 'fastify';
import type { AppointmentRoutesOptions } from '../appointments/booking-route.ts';

export type PortalOptions = AppointmentRoutesOptions & {
  /** `null` where there is no built site. */
  writeCalendarFile: MailWriter['writeCalendarFile'] | null;
};

/** The options of each part's routes. */
export type PortalPartOptions = PortalOptions & {
  /** Throws a 403 for a form that a page of another website has sent. */
  refuseForeign: (request: FastifyRequest) => Promise<void>;
};
