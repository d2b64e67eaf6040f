import { issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import type { Reason } from '@clinic/contract/refusals.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Reads a form that was sent. Throws a 422 with the reasons, which `explain` may add to. */
export async function readForm<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  explain: (errors: Reason[]) => Promise<Reason[]> = async (errors) => errors,
): Promise<z.output<Schema>> {
  // A form without fields has no body.
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  throw new Refusal('fields-invalid', { errors: await explain(issuesToReasons(result.error.issues)) });
}

/**
 * Whether a person opens the page now. Programs that check links before people open them send HEAD, and browsers that
 * fetch a page in advance say so in a header.
 */
export function isOpening({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  return method === 'GET' && !purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose ?? '')));
}
