import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { FastifyRequest } from 'fastify';
import type { ManageLinks } from '../appointments/manage-links.ts';
import type { AppointmentStore } from '../appointments/store/store.ts';
import type { RenderText } from '../page-renderer.ts';

export type PortalOptions = {
  store: AppointmentStore;
  calendar: BookingCalendar;
  links: ManageLinks;
  /** Where patients find this service, without a slash at the end. */
  getOrigin: () => string;
  getNow: () => Date;
  /** How many bookings one address may make in ten minutes. */
  maxBookings: number;
  /** Origins whose pages may send the forms, besides the origin that serves the API. */
  trustedOrigins: ReadonlySet<string>;
  /** `null` where there is no built site. */
  renderText: RenderText | null;
};

/** What the routes of a part are given. */
export type PortalPartOptions = PortalOptions & {
  /** Throws a 403 for a form that a page of another website has sent. */
  refuseForeign: (request: FastifyRequest) => Promise<void>;
};
