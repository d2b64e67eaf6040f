import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

/** The value of `Accept-Encoding` for what is decompressed here. */
export const DECOMPRESSED = 'gzip, deflate, br';

const DECOMPRESSORS: Record<string, typeof createGunzip | typeof createBrotliDecompress> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads an answer's body. Throws OutsideError once the sent or the decompressed bytes are more than `maxBytes`. */
export async function readLimitedBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > maxBytes) throw new OutsideError('size');
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const createDecompressor = DECOMPRESSORS[encoding];
  if (!createDecompressor && encoding !== '' && encoding !== 'identity') throw new OutsideError('broken');
  const chunks: Buffer[] = [];
  let count = 0;
  let sentCount = 0;
  const counted = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      sentCount += chunk.length;
      done(sentCount > maxBytes ? new OutsideError('size') : null, chunk);
    },
  });
  const body = createDecompressor ? createDecompressor() : new PassThrough();
  // A failure of any part ends the loop below.
  pipeline(response, counted, body, () => undefined);
  for await (const chunk of body) {
    count += chunk.length;
    if (count > maxBytes) throw new OutsideError('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
