import fastifyCors from '@fastify/cors';
import fastifyPlugin from 'fastify-plugin';

const PREFLIGHT_CACHE_SECONDS = 600;

/** Lets pages of `allowedOrigins`, and of no other origin, read the API. */
export const cors = fastifyPlugin<{ allowedOrigins: readonly string[] }>(
  async (app, { allowedOrigins }) => {
    if (allowedOrigins.length === 0) return;
    await app.register(fastifyCors, {
      origin: [...allowedOrigins],
      methods: ['GET', 'POST'],
      allowedHeaders: ['content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after'],
      maxAge: PREFLIGHT_CACHE_SECONDS,
      strictPreflight: false,
    });
  },
  { name: 'cors' },
);
