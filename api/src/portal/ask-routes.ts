import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { PortalAsk } from '@clinic/contract/portal.ts';
import { PORTAL_ASK_PAGE } from '@clinic/contract/site-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRequestLanguage } from '../appointments/booking-request.ts';
import { tidyReference } from '../appointments/reference.ts';
import { createAskLimit } from '../limits/ask-limit.ts';
import { getAttemptLimit, getReadLimit } from '../limits/request-limits.ts';
import type { ZodTypes } from '../route-schema.ts';
import { toSubscriber } from '../visitor-address.ts';
import { readForm } from './forms.ts';
import type { PortalPartOptions } from './options.ts';
import { ASK_SCHEMAS, askSchema } from './portal-schemas.ts';
import { toAskPage } from './refusal-pages.ts';

/**
 * GET /portal: the form.
 * POST /portal: the same answer in the same time, whether or not an appointment fits.
 */
export async function portalAskRoutes(app: FastifyInstance, options: PortalPartOptions): Promise<void> {
  const { store, getNow, maxBookings, refuseForeign } = options;
  const takeAsk = createAskLimit(app, maxBookings);
  const underWay = new Set<Promise<unknown>>();

  // The database is closed after this hook, so links that were asked for are stored first.
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });

  const toRefusalPage = toAskPage;
  const toRead = { config: { rateLimit: getReadLimit(maxBookings), toRefusalPage }, schema: ASK_SCHEMAS.read };
  const toSend = {
    config: { rateLimit: getAttemptLimit(maxBookings), toRefusalPage },
    schema: ASK_SCHEMAS.send,
    onRequest: refuseForeign,
  };
  const typed = app.withTypeProvider<ZodTypes>();

  typed.get(PORTAL_PATH, toRead, async (request, reply) => answer(request, reply, { state: 'asked' }));

  typed.post(PORTAL_PATH, toSend, async (request, reply) => {
    const { reference, phone } = await readForm(askSchema, request.body);
    await takeAsk(toSubscriber(request.ip), tidyReference(reference));
    // The answer says that a mail is on its way, so the database has to be able to store one.
    await store.checkReady();
    // Work that depends on the database's content begins after the answer, so that the answer's time does not reveal it.
    reply.raw.once('close', () => doAfterwards(request, store.sendLink({ reference, phone, now: getNow() })));
    return answer(request, reply, { state: 'sent' });
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    portalAsk: PortalAsk,
  ): Promise<FastifyReply | PortalAsk> {
    const language = readRequestLanguage(request);
    return app.canRender ? reply.renderPage(PORTAL_ASK_PAGE, { language, portalAsk }) : portalAsk;
  }

  function doAfterwards({ log }: FastifyRequest, work: Promise<unknown>): void {
    const done = work
      .catch((err: unknown) => log.error({ err }, 'a link that was asked for could not be sent'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
}
