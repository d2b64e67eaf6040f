import type { ProblemCode } from '@clinic/contract/refusals.ts';
import { DESK_TROUBLE_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { wantsData } from './session.ts';

type ToRefusalPage = NonNullable<FastifyContextConfig['toRefusalPage']>;

/** Shows a refusal as a page to people, who see it instead of what they asked for. */
const toTroublePage: ToRefusalPage = ({ code }: { code: ProblemCode }, request) =>
  wantsData(request)
    ? null
    : { page: DESK_TROUBLE_PAGE, locals: { deskTrouble: { code, isForm: request.method === 'POST' } } };

/** Gives every route that is added from now on this page. */
export function showTroubles(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { toRefusalPage: toTroublePage, ...route.config };
  });
}
