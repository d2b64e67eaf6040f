import fastifyPlugin from 'fastify-plugin';
import type { AppointmentStore } from '../appointments/store/store.ts';

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can take bookings. */
export const health = fastifyPlugin<{ store: AppointmentStore }>(
  async (app, { store }) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async () => {
      await store.checkReady();
      return { status: 'ok' };
    });
  },
  { name: 'health' },
);
