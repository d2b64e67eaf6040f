import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForeignForm, readForms } from '../appointments/booking-request.ts';
import { Refusal } from '../refusal.ts';
import { leaveStuckSigns } from '../stuck-signs.ts';
import { portalAppointmentRoutes } from './appointment-routes.ts';
import { portalAskRoutes } from './ask-routes.ts';
import { PORTAL_HEADERS } from './headers.ts';
import type { PortalOptions } from './options.ts';

/** The portal, where patients see, move and cancel their appointments without an account and without script. */
export async function portalRoutes(app: FastifyInstance, options: PortalOptions): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PORTAL_HEADERS);
  });
  // After the limits, which are hooks of each route.
  app.addHook('preHandler', leaveStuckSigns);
  await readForms(app);

  async function refuseForeign(request: FastifyRequest): Promise<void> {
    if (isForeignForm(request, options.trustedOrigins)) throw new Refusal('forbidden-origin');
  }
  await portalAskRoutes(app, { ...options, refuseForeign });
  await portalAppointmentRoutes(app, { ...options, refuseForeign });
}
