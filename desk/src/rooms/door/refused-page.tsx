import type { Refusal } from '@clinic/api/refusal.ts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { keepForm } from '#frame/kept-form.ts';
import { definePage } from '#frame/page.ts';
import { wantsData } from '#frame/session.ts';
import { hasAnyForm } from '#frame/uploads.ts';
import type { DeskSignIn } from '#people/door.ts';
import type { DeskRefused as View } from '#people/people-view.ts';
import { DeskRefused } from './DeskRefused.tsx';
import { deskRefusedMessages } from './refused-words.ts';
import { signIn } from './room.tsx';
import { joinTitle } from './title.ts';

/** The page that tells a person why a request was refused as a whole. It has no address: it answers at any. */
export const refusedPage = definePage<View>({
  name: 'refused',
  room: 'door',
  toTitle: ({ code }) => joinTitle(deskRefusedMessages.of(code).title),
  Page: ({ view }) => <DeskRefused code={view.code} isForm={view.isForm} />,
});

/** Shows a refusal to a person as a page. For a form without a session, that is the sign-in. */
export const toDeskRefusalPage: NonNullable<FastifyContextConfig['toRefusalPage']> = (
  { code }: Refusal,
  request: FastifyRequest,
) => {
  if (wantsData(request) || (request.method !== 'GET' && !hasAnyForm(request))) return null;
  if (code === 'signed-out') {
    const kept = keepForm(request);
    const view: DeskSignIn = { email: '', refused: { reason: 'ended' }, ...(kept && { kept }) };
    return { page: signIn.name, locals: view };
  }
  const view: View = { person: request.person ?? null, code, isForm: request.method !== 'GET' };
  return { page: refusedPage.name, locals: view };
};
