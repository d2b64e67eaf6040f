import { createReason, type Reason, type ReasonCode } from '@clinic/contract/refusals.ts';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's schema refuses unreadable texts itself, and names all other wrong fields beside them. */
    hasStrictSchema?: boolean;
  }
}

/** A control character (Unicode Cc) other than a tab or a line break. NUL is one, which Postgres cannot store. */
const UNSHOWABLE_PATTERN = /[^\P{Cc}\t\r\n]/u;

/** A plausible field name. Any other key may hold a person's own words, and a refusal does not repeat it. */
const FIELD_NAME_PATTERN = /^\w{1,40}$/;

/**
 * Refuses texts that no database stores, or nobody can read, before anything looks at them: 404 for one in the path,
 * and 422 for one in a field of the query or of the body.
 */
export const readableTexts = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ params }) => {
      if (explainText(params)) throw new Refusal('not-found');
    });
    // After the limits, which are hooks of each route, and before its schemas.
    app.addHook('preValidation', async ({ query, body, routeOptions }) => {
      const errors = [...listReasons(query), ...(routeOptions.config.hasStrictSchema ? [] : listReasons(body))];
      if (errors.length > 0) throw new Refusal('fields-invalid', { errors });
    });
  },
  { name: 'readable-texts' },
);

/** Refuses such a text in a body that is read later than others, such as one with files. Throws a Refusal (422). */
export function refuseUnreadableTexts(body: unknown): void {
  const errors = listReasons(body);
  if (errors.length > 0) throw new Refusal('fields-invalid', { errors });
}

function listReasons(fields: unknown): Reason[] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([field, value]) => {
    const code = explainText([field, value]);
    return code === null ? [] : [createReason(code, FIELD_NAME_PATTERN.test(field) ? field : undefined)];
  });
}

/** Why a text inside the value, however deep, or one of its keys is refused; `null` when none is. */
function explainText(value: unknown): Extract<ReasonCode, `text-${string}`> | null {
  const waiting = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string') {
      if (!part.isWellFormed()) return 'text-broken';
      if (UNSHOWABLE_PATTERN.test(part)) return 'text-unshowable';
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) waiting.push(key, inner);
    }
  }
  return null;
}
