import { Transform } from 'node:stream';
import type { Transporter } from 'nodemailer';

/** Encoded words (RFC 2047) in a row, as nodemailer writes them, and the blank before what follows on their line. */
const ENCODED_RUN = /=\?UTF-8\?Q\?[^?]*\?=(?:\s+=\?UTF-8\?Q\?[^?]*\?=)*( (?=\S))?/g;
const ENCODED_WORD = /=\?UTF-8\?Q\?([^?]*)\?=/g;

/** With the longest name of a header before them, that many bytes in Base64 fit into a line of 76 characters. */
const WORD_MAX_BYTES = 39;

const FOLD = '\r\n ';
const END_OF_HEADERS = '\r\n\r\n';

const GRAPHEMES = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Lets a transport cut names and subjects between words. Nodemailer cuts them between any two letters, and some mail
 * programs show a blank at each cut, in the middle of a syllable of Hindi or Marathi.
 */
export function cutHeadersBetweenWords(transport: Transporter): void {
  transport.use('stream', (mail, done) => {
    mail.message.transform(createHeaderStream);
    done();
  });
}

/** Encodes the encoded words of the headers of a mail anew, each cut at a blank or, in a long word, between syllables. */
export function recodeHeaders(headers: string): string {
  return headers.replaceAll(ENCODED_RUN, (run, blank: string | undefined) => {
    const text = Buffer.concat(Array.from(run.matchAll(ENCODED_WORD), ([, word = '']) => decode(word))).toString();
    return splitText(text).map(encode).join(FOLD) + (blank ? FOLD : '');
  });
}

function createHeaderStream(): Transform {
  let headers: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (headers === null) return done(null, chunk);
      headers = Buffer.concat([headers, chunk]);
      const end = headers.indexOf(END_OF_HEADERS);
      if (end < 0) return done();
      const recoded = Buffer.concat([
        Buffer.from(recodeHeaders(headers.toString('utf8', 0, end))),
        headers.subarray(end),
      ]);
      headers = null;
      done(null, recoded);
    },
    flush(done) {
      done(null, headers ?? undefined);
    },
  });
}

/** Splits a text into parts that each fit into an encoded word. A blank stays with the word before it. */
function splitText(text: string): string[] {
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const pieces = words.flatMap((word) =>
    fits(word) ? [word] : Array.from(GRAPHEMES.segment(word), ({ segment }) => segment).flatMap(splitLetters),
  );
  const parts: string[] = [];
  for (const piece of pieces) {
    const joined = (parts.at(-1) ?? '') + piece;
    if (parts.length > 0 && fits(joined)) parts.splice(-1, 1, joined);
    else parts.push(piece);
  }
  return parts;
}

/** Splits a syllable with more signs than fit into an encoded word. */
function splitLetters(syllable: string): string[] {
  return fits(syllable) ? [syllable] : Array.from(syllable);
}

function fits(text: string): boolean {
  return Buffer.byteLength(text) <= WORD_MAX_BYTES;
}

function encode(text: string): string {
  return `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}

function decode(word: string): Buffer {
  const bytes = word
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
