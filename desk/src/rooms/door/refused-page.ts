import { hasForm } from '@clinic/api/appointments/booking-request.ts';
import type { Refusal } from '@clinic/api/refusal.ts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { keepForm } from '#frame/kept-form.ts';
import { wantsData } from '#frame/session.ts';
import type { DeskSignIn } from '#people/door.ts';
import type { DeskRefused } from '#people/people-view.ts';
import { refusedPage, signInPage } from './pages.tsx';

/** Shows a refusal to a person as a page. For a form without a session, that is the sign-in. */
export const toDeskRefusalPage: NonNullable<FastifyContextConfig['toRefusalPage']> = (
  { code }: Refusal,
  request: FastifyRequest,
) => {
  if (wantsData(request) || (request.method !== 'GET' && !hasForm(request))) return null;
  if (code === 'signed-out') {
    const kept = keepForm(request);
    const view: DeskSignIn = { email: '', refused: { reason: 'ended' }, ...(kept && { kept }) };
    return { page: signInPage.name, locals: view };
  }
  const view: DeskRefused = { person: request.person ?? null, code, isForm: request.method !== 'GET' };
  return { page: refusedPage.name, locals: view };
};
