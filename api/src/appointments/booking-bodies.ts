import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a booking sent as JSON or as a form. Refuses bytes that are not UTF-8 with 400, because lenient decoding would
 * replace characters that were typed.
 */
export async function readBookingBodies(app: FastifyInstance): Promise<void> {
  await readForms(app);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    parseJson(
      request,
      decodeStrictly(() => utf8.decode(body)),
      done,
    );
  });
}

/** Parses only forms, and is as strict about their bytes. */
export async function readForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
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
