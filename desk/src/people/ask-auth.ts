import type { FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, type DeskAuth, INNER_ORIGIN } from './auth.ts';

/**
 * Sends a request to better-auth for the sender of `request`. Of the headers, it passes on only the cookies.
 * `keepCookie` selects them by name.
 */
export function askAuth(
  auth: DeskAuth,
  request: FastifyRequest,
  path: string,
  body: object,
  keepCookie: (name: string) => boolean = () => true,
): Promise<Response> {
  return auth.handler(
    new Request(`${INNER_ORIGIN}/api/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: INNER_ORIGIN,
        ...toAuthHeaders(request, keepCookie),
      },
      body: JSON.stringify(body),
    }),
  );
}

/** The headers that tell better-auth who sends a request. */
export function toAuthHeaders({ cookies, ip }: FastifyRequest, keepCookie: (name: string) => boolean) {
  const kept = Object.entries(cookies).filter(([name]) => keepCookie(name));
  return {
    cookie: kept.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('; '),
    [ADDRESS_HEADER]: ip,
  };
}

/** Reads the code of a refusal (`better-auth/dist/plugins/two-factor/error-code.mjs`); empty when there is none. */
export async function readProblemCode(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { code?: string } | null;
  return body?.code ?? '';
}
