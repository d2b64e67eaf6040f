import type { ProblemCode } from '@clinic/contract/refusals.ts';
import { PORTAL_ASK_PAGE, PORTAL_GONE_PAGE } from '@clinic/contract/site-pages.ts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { describeRefusal, getWait, hasForm, readRequestLanguage } from '../appointments/booking-request.ts';

type ToRefusalPage = NonNullable<FastifyContextConfig['toRefusalPage']>;

/** Refusals for which no appointment is looked up: the request is not worth it, or there is none. */
const WITHOUT_APPOINTMENT: readonly ProblemCode[] = ['too-many', 'forbidden-origin', 'restarting', 'not-found'];

/** Shows a refusal on the page where a link is asked for, with what was typed there. */
export const toAskPage: ToRefusalPage = (refusal, request) => {
  if (!isForPeople(request)) return null;
  return {
    page: PORTAL_ASK_PAGE,
    locals: {
      language: readRequestLanguage(request),
      portalAsk: { state: 'refused', ...describeRefusal(refusal, request) },
    },
  };
};

/**
 * Shows a refusal on the page of the appointment that `toPage` makes; `toPage` resolves to `null` without one. While
 * the database cannot be read, the page where a link is asked for tells the reason.
 */
export function showWithAppointment(toPage: ToRefusalPage): ToRefusalPage {
  return async (refusal, request) => {
    if (!isForPeople(request)) return null;
    const { code, errors = [] } = refusal;
    // Without an appointment, nothing else tells its language.
    const language = readRequestLanguage(request);
    const isLookedUp = !WITHOUT_APPOINTMENT.includes(code);
    const askPage = {
      page: PORTAL_ASK_PAGE,
      locals: { language, portalAsk: { state: 'refused', code, reasons: errors, ...getWait(refusal) } },
    } as const;
    const page = isLookedUp ? await Promise.resolve(toPage(refusal, request)).catch(() => askPage) : null;
    if (page) return page;
    return isLookedUp || code === 'not-found' ? { page: PORTAL_GONE_PAGE, locals: { language } } : askPage;
  };
}

/** Whether a browser shows the answer itself: programs send other bodies than forms. */
export function isForPeople(request: FastifyRequest): boolean {
  return request.method !== 'POST' || hasForm(request);
}
