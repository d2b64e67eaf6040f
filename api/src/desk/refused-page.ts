import { DESK_REFUSED_PAGE, DESK_SIGN_IN_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { hasForm } from '../appointments/booking-request.ts';
import type { Refusal } from '../refusal.ts';
import { keepForm } from './door/kept-form.ts';
import { wantsData } from './door/session.ts';

/** Shows a refusal to a person as a page. For a form without a session, that is the sign-in. */
export const toDeskRefusalPage: NonNullable<FastifyContextConfig['toRefusalPage']> = (
  { code }: Refusal,
  request: FastifyRequest,
) => {
  if (wantsData(request) || (request.method !== 'GET' && !hasForm(request))) return null;
  if (code === 'signed-out') {
    const kept = keepForm(request);
    const deskSignIn = { email: '', refused: { reason: 'ended' as const }, ...(kept && { kept }) };
    return { page: DESK_SIGN_IN_PAGE, locals: { deskSignIn } };
  }
  const deskRefused = { person: request.person ?? null, code, isForm: request.method !== 'GET' };
  return { page: DESK_REFUSED_PAGE, locals: { deskRefused } };
};
