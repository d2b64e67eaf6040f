import {
  BOOKED_PAGE,
  type PageLocals,
  PORTAL_ASK_PAGE,
  PORTAL_GONE_PAGE,
  PORTAL_PAGE,
} from '@clinic/contract/site-pages.ts';
import type { FastifyRequest } from 'fastify';
import type { Turn } from '../page-turn.ts';

/** A patient who has booked, or who has the link of an appointment, waits for no stranger. */
export function toPatientsTurn({ id, params }: FastifyRequest, _statusCode: number, page: string): Turn {
  if (page === BOOKED_PAGE) return { patient: id };
  return page === PORTAL_PAGE ? { patient: (params as { token: string }).token } : 'if-room';
}

/** Whether a page of the portal tells nothing of the person who asks for it. */
export function isPortalForEverybody(page: string, { portalAsk }: PageLocals): boolean {
  return page === PORTAL_GONE_PAGE || (page === PORTAL_ASK_PAGE && portalAsk?.state !== 'refused');
}
