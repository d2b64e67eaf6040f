import { WHATSAPP_PATH } from '@clinic/contract/paths.ts';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { problems, type ZodTypes } from '../../route-schema.ts';
import type { WhatsAppInbox } from './inbox.ts';
import { isSameText, isSignedByMeta, SIGNATURE_HEADER } from './signature.ts';

/** Meta sends no more at once. */
const BODY_MAX_BYTES = 3 * 1024 * 1024;

const TEXT = z
  .unknown()
  .optional()
  .transform((text) => (typeof text === 'string' ? text : ''))
  .meta({ type: 'string' });

type WhatsAppRouteOptions = { inbox: WhatsAppInbox; config: FastifyContextConfig };

/**
 * `/api/whatsapp`: Meta asks once whether we know the word that was typed at its console, and then tells what becomes of
 * messages. Without our 200 it tells again for days.
 */
export async function whatsappRoute(app: FastifyInstance, { inbox, config }: WhatsAppRouteOptions): Promise<void> {
  const { verifyToken, appSecret } = inbox.settings;
  app.removeAllContentTypeParsers();
  // The signature is that of the bytes as they were sent.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

  const asked = {
    summary: "Proves to Meta's console that this address is the clinic's.",
    querystring: z.object({ 'hub.mode': TEXT, 'hub.verify_token': TEXT, 'hub.challenge': TEXT }),
    response: { 200: { content: { 'text/plain': { schema: z.string() } } }, ...problems(403) },
  };
  app.withTypeProvider<ZodTypes>().get(WHATSAPP_PATH, { config, schema: asked }, async ({ query }, reply) => {
    if (query['hub.mode'] !== 'subscribe' || !isSameText(verifyToken, query['hub.verify_token']))
      refuse('verify token');
    return reply.type('text/plain; charset=utf-8').send(query['hub.challenge']);
  });

  const told = {
    summary: "Takes what Meta tells of WhatsApp messages, signed in X-Hub-Signature-256 with the app's secret.",
    form: z.looseObject({ entry: z.array(z.unknown()) }),
    takesJson: 'only' as const,
    response: { 200: z.strictObject({}), ...problems(403) },
  };
  app.post(WHATSAPP_PATH, { config, schema: told, bodyLimit: BODY_MAX_BYTES }, async ({ body, headers }) => {
    const isSigned = Buffer.isBuffer(body) && isSignedByMeta(body, headers[SIGNATURE_HEADER], appSecret);
    if (!isSigned) refuse('signature');
    await inbox.take(parseJson(body));
    return {};
  });
}

function refuse(what: string): never {
  throw new Refusal('forbidden-origin', { detail: `The ${what} is wrong.` });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('json-invalid');
  }
}
