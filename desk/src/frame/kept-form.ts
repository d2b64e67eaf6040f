import { getText } from '@clinic/api/appointments/booking-request.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AGAIN_QUERY, KEPT_FIELD, type KeptForm } from './kept.ts';
import { hasAnyForm } from './uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Shows a form filled in with what was sent, and does nothing else. Such forms are kept when a session has ended.
     */
    showAgain?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

const keptForm = z.strictObject({
  // A path of this origin.
  path: z.string().regex(/^\/(?!\/)[\w/.-]*$/),
  fields: z.record(z.string(), z.string()),
});

/** Whether what was typed into a form is given back when the session has ended. */
export function isKeptForm(request: FastifyRequest): boolean {
  return request.method === 'POST' && hasAnyForm(request) && request.routeOptions.config.showAgain !== undefined;
}

/** Whether a form is only to be shown again, filled in with what was sent. */
export function isAskedAgain({ method, query }: FastifyRequest): boolean {
  return method === 'POST' && typeof query === 'object' && query !== null && AGAIN_QUERY in query;
}

/** Writes a form down for the hidden field; empty when there is nothing to keep. */
export function keepForm(request: FastifyRequest): string {
  if (!isKeptForm(request) || typeof request.body !== 'object' || request.body === null) return '';
  const [path = ''] = request.url.split('?');
  const texts = Object.entries(request.body).filter(([, value]) => typeof value === 'string' && value !== '');
  return texts.length > 0 ? JSON.stringify({ path, fields: Object.fromEntries(texts) } satisfies KeptForm) : '';
}

/** Reads the hidden field, which may be anything: its text to carry it on, and its form once somebody has signed in. */
export function readKept(body: unknown): { kept?: string; form: KeptForm | null } {
  const kept = getText(body, KEPT_FIELD);
  if (kept === '') return { form: null };
  try {
    return { kept, form: keptForm.parse(JSON.parse(kept)) };
  } catch {
    return { form: null };
  }
}
