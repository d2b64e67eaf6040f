import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendPlainRefusal } from './plain-refusal.ts';

type DrawingLimitOptions = {
  maxBookings: number;
  /** Whether the answer to a request is a page, on a route that can answer with pages. */
  isForPeople: (request: FastifyRequest) => boolean;
};

/**
 * By default sixty a minute, far more than a person who mistypes a form needs. The window is short because a whole
 * mobile network may share the address of a program that sends too many.
 */
const DRAWINGS_PER_BOOKING = 3;
const WINDOW_MS = 60 * 1000;

/**
 * Limits how many pages are drawn for an address, or for a subscriber with IPv6. Each request that may need a page
 * counts, before any other work is done for it.
 */
export const drawingLimit = fastifyPlugin<DrawingLimitOptions>(
  async (app, { maxBookings, isForPeople }) => {
    if (!app.canRender) return;
    const take = app.createRateLimit({ max: maxBookings * DRAWINGS_PER_BOOKING, timeWindow: WINDOW_MS });

    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.toRefusalPage || !isForPeople(request)) return undefined;
      const taken = await take(request);
      if (taken.isAllowed || !taken.isExceeded) return undefined;
      return sendPlainRefusal(reply, 429, Math.max(1, taken.ttlInSeconds));
    });
  },
  { name: 'drawing-limit', dependencies: ['request-limits', 'rendered-pages', 'errors'] },
);
