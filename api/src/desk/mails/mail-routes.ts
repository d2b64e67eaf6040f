import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_MAILS_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { sendAgain } from '#src/mails/stuck-mails.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, wantsData } from '../door/session.ts';
import { addRecord } from '../records.ts';
import { readStuckMails } from './stuck-mails.ts';

type MailRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when there is something to send. */
  notifyDesk: () => void;
};

/**
 * GET /mails: the page of stuck mails, or a list of them for a program.
 * POST /appointments/{id}/mails/{mail}: sends one again; 303 back to the list or to the appointment, whichever page has
 * the form.
 */
export async function mailRoutes(app: FastifyInstance, options: MailRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;

  app.get(DESK_PATHS.mails, async (request, reply) => {
    const now = getNow();
    const mails = await readStuckMails(options, now);
    reply.header('vary', 'accept');
    if (wantsData(request)) return { mails };
    const today = getToday(calendar.timeZone, now);
    const isSent = getText(request.query, 'done') === 'mail';
    return reply.renderPage(DESK_MAILS_PAGE, { deskMails: { person: getPerson(request), today, mails, isSent } });
  });

  app.post(`${DESK_PATHS.appointments}/:id/mails/:mail`, async (request, reply) => {
    const { id: appointment_id, mail: id } = request.params as { id: string; mail: string };
    const now = getNow();
    const isSent = await sendAgain(db, { appointment_id, id }, now);
    if (isSent) {
      await addRecord(db, { action: 'mail-sent-again', subject: id, ...getMaker(request) }, now);
      notifyDesk();
    }
    const isOnCard = getText(request.body, 'back') === 'appointment';
    const path = isOnCard ? `${DESK_PATHS.appointments}/${encodeURIComponent(appointment_id)}` : DESK_PATHS.mails;
    return reply.redirect(isSent ? `${path}?done=mail` : path, 303);
  });
}
