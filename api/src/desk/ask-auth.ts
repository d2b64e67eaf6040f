import type { FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, type DeskAuth, INNER_ORIGIN } from './auth.ts';

/**
 * Asks better-auth as the sender of `request`, of whose headers it sees the cookies alone. `keepCookie` leaves others
 * out by their names.
 */
export function askAuth(
  auth: DeskAuth,
  request: FastifyRequest,
  path: string,
  body: object,
  keepCookie: (name: string) => boolean = () => true,
): Promise<Response> {
  const cookies = [...readCookies(request)].filter(([name]) => keepCookie(name));
  return auth.handler(
    new Request(`${INNER_ORIGIN}/api/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: INNER_ORIGIN,
        cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
        [ADDRESS_HEADER]: request.ip,
      },
      body: JSON.stringify(body),
    }),
  );
}

/** The code of a refusal (`better-auth/dist/plugins/two-factor/error-code.mjs`); empty without one. */
export async function readProblemCode(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { code?: string } | null;
  return body?.code ?? '';
}

/** The cookies of a request by name, as they were sent. */
export function readCookies({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').flatMap((pair): [string, string][] => {
    const [name, ...value] = pair.split('=');
    return value.length > 0 ? [[name?.trim() ?? '', value.join('=').trim()]] : [];
  });
  return new Map(pairs);
}
