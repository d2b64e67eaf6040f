import type { FastifyRequest } from 'fastify';
import type { AppointmentRoutesOptions } from '../appointments/booking-route.ts';
import type { RenderText } from '../page-renderer.ts';

export type PortalOptions = AppointmentRoutesOptions & {
  /** `null` where there is no built site. */
  renderText: RenderText | null;
};

/** The options of each part's routes. */
export type PortalPartOptions = PortalOptions & {
  /** Throws a 403 for a form that a page of another website has sent. */
  refuseForeign: (request: FastifyRequest) => Promise<void>;
};
