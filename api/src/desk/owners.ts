import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { getPerson } from './session.ts';

/** Throws a 403 for everybody but owners. */
export async function ownersOnly(request: FastifyRequest): Promise<void> {
  if (getPerson(request).role !== 'owner') throw new Refusal('owners-only');
}
