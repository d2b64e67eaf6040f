import { type Encoding, getAcceptedEncodings } from '@clinic/api/plugins/accepted-encodings.ts';
import { compress } from '@clinic/api/plugins/compress.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { FastifyInstance } from 'fastify';

/** A shorter answer fits into one packet as it is. */
const SMALL_BYTES = 1024;

/**
 * Writes the JSON answers of the desk, without marks that turn other words around, and compresses them: a full day is a
 * tenth of its size. After each event all open pages of a day get one and the same object, which is written and
 * compressed once for all.
 */
export function dataAnswers(app: FastifyInstance): void {
  const written = new WeakMap<object, string>();
  const latest = new Map<Encoding, { text: string; compressed: Promise<Buffer> }>();

  app.setReplySerializer((payload) => {
    const data = payload as object;
    const text = written.get(data) ?? JSON.stringify(withoutDirectionMarks(data));
    written.set(data, text);
    return text;
  });

  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALL_BYTES) return payload;
    if (!`${reply.getHeader('content-type')}`.startsWith('application/json')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const [encoding = 'identity'] = getAcceptedEncodings(headers['accept-encoding']?.toString());
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const known = latest.get(encoding);
    if (known?.text === payload) return known.compressed;
    const compressed = compress(payload, encoding);
    latest.set(encoding, { text: payload, compressed });
    return compressed;
  });
}
