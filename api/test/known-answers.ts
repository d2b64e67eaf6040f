import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { COMMON_STATUSES, findPublicRoute } from '../openapi/public-routes.ts';
import { problemSchema } from '../openapi/public-schemas.ts';

/** Makes every injected request fail whose answer `docs/openapi.json` does not announce. */
export function expectKnownAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (request: InjectOptions | string) => {
    const answer = await inject(request);
    expectKnownAnswer(typeof request === 'string' ? { url: request } : request, answer);
    return answer;
  }) as FastifyInstance['inject'];
}

function expectKnownAnswer({ method = 'GET', url = '' }: InjectOptions, answer: LightMyRequestResponse): void {
  const { statusCode, headers, payload } = answer;
  const { pathname } = new URL(String(url), 'http://clinic.test');
  const route = findPublicRoute(method, pathname);
  if (!route) return;
  const known = route.answers[statusCode] ?? (COMMON_STATUSES.includes(statusCode) ? problemSchema : null);
  const what = `${method} ${route.path} ${statusCode}`;
  if (!known) throw new Error(`${what} is not in PUBLIC_ROUTES.`);
  // Without a renderer, pages are answered with their data. A person's browser may get a refusal in words.
  if (typeof known === 'string' || !/json/.test(String(headers['content-type']))) return;
  const { error } = known.safeParse(JSON.parse(payload));
  if (error) throw new Error(`${what} has another answer: ${z.prettifyError(error)}`);
}
