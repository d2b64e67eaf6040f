import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the two forms of a booking, JSON and the plain form. Bytes that are no UTF-8 are refused with 400: read
 * leniently they would become other characters than those that were typed.
 */
export async function readBookingBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    parseJson(
      request,
      decodeStrictly(() => utf8.decode(body)),
      done,
    );
  });
  await app.register(formbody, {
    parser: (body: string) => {
      decodeStrictly(() => decodeURIComponent(body));
      return parse(body);
    },
  });
}

function decodeStrictly(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new Refusal('not-utf8');
  }
}
