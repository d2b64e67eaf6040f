import { hasForm } from '@clinic/api/appointments/booking-request.ts';
import { refuseUnreadableTexts } from '@clinic/api/plugins/readable-texts.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { allowSlowBody } from '@clinic/api/slow-clients.ts';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form that takes some; absent otherwise. */
    uploads?: readonly Upload[];
  }
}

/** A file that was sent with a form. */
export type Upload = {
  /** The name of its control. */
  field: string;
  /** Its own name on the sender's computer, or any text. */
  name: string;
  /** `null` for a file that is heavier than one may be. */
  bytes: Buffer | null;
};

/** The heaviest file, above what phones take pictures of, and all files of a form together. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const UPLOADS_MAX_BYTES = 3 * UPLOAD_MAX_BYTES;

const NAME_MAX_BYTES = 400;
/** The most controls of a form, those without a file too. */
const MAX_PARTS = 5000;

/** Whether a body is a form with files. */
export function hasUploads({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/** Whether a body is a form, with files or without. */
export const hasAnyForm = (request: FastifyRequest) => hasForm(request) || hasUploads(request);

/**
 * Reads forms with files at the routes of `app`: texts into the body, as of other forms, and files into `uploads`. What
 * somebody sends whose session has ended is read too, because the texts are kept; the files are dropped.
 */
export async function readUploads(app: FastifyInstance, maxTextBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      fieldSize: maxTextBytes,
      fieldNameSize: NAME_MAX_BYTES,
      fields: MAX_PARTS,
      parts: MAX_PARTS,
      files: MAX_PARTS,
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.person) allowSlowBody(request);
  });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { body, uploads } = await readParts(request, maxTextBytes).catch(refuseUnreadable);
    refuseUnreadableTexts(body);
    Object.assign(request, { body, uploads });
  });
}

async function readParts(request: FastifyRequest, maxTextBytes: number) {
  const texts = new Map<string, string[]>();
  const uploads: Upload[] = [];
  const left = { text: maxTextBytes, files: request.person ? UPLOADS_MAX_BYTES : 0 };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readFile(part, left.files);
      left.files -= bytes?.length ?? 0;
      if (part.filename && bytes?.length !== 0) uploads.push({ field: part.fieldname, name: part.filename, bytes });
      continue;
    }
    const text = String(part.value);
    left.text -= Buffer.byteLength(part.fieldname + text);
    if (left.text < 0) throw new Refusal('body-too-long');
    const all = texts.get(part.fieldname) ?? [];
    all.push(text);
    texts.set(part.fieldname, all);
  }
  const body = Object.fromEntries([...texts].map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
  return { body, uploads };
}

/** Refuses a body that breaks off, or is none (400). Other errors say themselves how they are answered. */
function refuseUnreadable(error: unknown): never {
  throw typeof error === 'object' && error && 'statusCode' in error ? error : new Refusal('request-unreadable');
}

/** Reads a file to its end, so that the next part can come, and keeps it where it is not too heavy. */
async function readFile({ file }: MultipartFile, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return file.truncated || size > maxBytes ? null : Buffer.concat(chunks);
}
