import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { PrivacyContact } from '@clinic/contract/privacy-notice.ts';
import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { isForeignForm, readForms } from '../appointments/booking-request.ts';
import { createManageLinks } from '../appointments/links/manage-links.ts';
import type { AppointmentStore } from '../appointments/store/store.ts';
import type { Database } from '../database/open-database.ts';
import { withoutDirectionMarks } from '../direction-marks.ts';
import type { Bell } from '../mails/bell.ts';
import type { RenderText } from '../page-renderer.ts';
import { Refusal } from '../refusal.ts';
import { absenceRoutes } from './absences/absence-routes.ts';
import { deskAppointmentRoutes } from './appointment/appointment-routes.ts';
import { bookRoutes } from './appointment/book-routes.ts';
import { moveRoutes } from './appointment/move-routes.ts';
import { countForBar } from './bar.ts';
import { closureRoutes } from './closures/closure-routes.ts';
import type { DayOptions } from './day/day.ts';
import { dayRoutes } from './day/day-routes.ts';
import type { DeskEvents } from './day/events.ts';
import { createAccountPage } from './door/account-page.ts';
import { accountRoutes } from './door/account-routes.ts';
import type { DeskAuth } from './door/auth.ts';
import { doorRoutes } from './door/door-routes.ts';
import { passkeyRoutes } from './door/passkey-routes.ts';
import { createPasskeys } from './door/passkeys.ts';
import { getPerson, peopleOnly, showKeptForms, wantsData } from './door/session.ts';
import { createSignInLimits } from './door/sign-in-limits.ts';
import { stayRoutes } from './door/stay-routes.ts';
import { earliestRoutes } from './earliest/earliest-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { feedRoutes } from './export/feed-routes.ts';
import { searchRoutes } from './find/search-routes.ts';
import { mailRoutes } from './mails/mail-routes.ts';
import { numbersRoutes } from './numbers/numbers-routes.ts';
import { noteOpenings } from './openings/note-openings.ts';
import { openingRoutes } from './openings/opening-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { personRoutes } from './person/person-routes.ts';
import { toDeskRefusalPage } from './refused-page.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { waitingRoutes } from './waiting/waiting-routes.ts';
import { weekRoutes } from './week/week-routes.ts';

export type DeskRoutesOptions = DayOptions & {
  auth: DeskAuth;
  events: DeskEvents;
  store: Pick<AppointmentStore, 'book' | 'listTaken' | 'listClosed'>;
  bell: Bell;
  /** The address of the desk, without a slash at the end. */
  deskUrl: string;
  /** The folder for mails that are written as files. */
  outboxDir: string;
  /** Patients ask this person about their data; `null` when the built site does not say. */
  privacyContact: PrivacyContact | null;
  /** The clinic's secret, from which secret addresses follow. */
  secret: Buffer;
  renderText: RenderText;
  eraseRemoved: Database['eraseRemoved'];
  /** The languages of the public site. */
  languages: readonly LanguageCode[];
  /** Called when the clinic's notices on the public pages have changed. */
  refreshNotices: () => Promise<void>;
  getNow: () => Date;
};

/**
 * The routes of the front desk: the sign-in, the calendar feeds and the waiting room's screen need no session, and all
 * other routes do.
 */
export async function deskRoutes(app: FastifyInstance, options: DeskRoutesOptions): Promise<void> {
  const ownOrigins = new Set([new URL(options.deskUrl).origin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('referrer-policy', 'same-origin');
    if (request.method === 'POST' && isForeignForm(request, ownOrigins)) throw new Refusal('forbidden-origin');
  });
  app.addHook('onResponse', async (request) => {
    // The form may have ended a session: by signing out, a new passphrase, another role or a removal.
    if (request.method === 'POST') options.events.checkSessions();
  });
  app.addHook('preSerialization', async (_request, _reply, payload) => withoutDirectionMarks(payload));
  app.addHook('onRoute', (route) => {
    route.config = { toRefusalPage: toDeskRefusalPage, ...route.config };
  });
  await readForms(app);
  await app.register(cookies);
  const limits = await createSignInLimits(options.auth, options.db, options.getNow);
  const passkeys = createPasskeys(options.auth, options.db, options.deskUrl);
  await doorRoutes(app, { ...options, limits, passkeys });
  await feedRoutes(app, options);
  await waitingRoutes(app, options);
  await app.register(async (inside) => {
    await inside.register(peopleOnly, { auth: options.auth });
    inside.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || wantsData(request)) return;
      request.person = { ...getPerson(request), ...(await countForBar(options, options.getNow())) };
    });
    noteOpenings(inside, options);
    showKeptForms(inside);
    const changing = { ...options, notifyDesk: options.bell.ring };
    await dayRoutes(inside, changing);
    await absenceRoutes(inside, changing);
    await weekRoutes(inside, options);
    await earliestRoutes(inside, options);
    await closureRoutes(inside, changing);
    await sessionRoutes(inside, changing);
    await moveRoutes(inside, changing);
    await bookRoutes(inside, options);
    await deskAppointmentRoutes(inside, { ...changing, links: createManageLinks(options.secret) });
    await searchRoutes(inside, options);
    await reviewRoutes(inside, changing);
    await mailRoutes(inside, changing);
    await personRoutes(inside, changing);
    await numbersRoutes(inside, options);
    await exportRoutes(inside, options);
    await openingRoutes(inside, options);
    await settingsRoutes(inside, options);
    await stayRoutes(inside, options);
    const account = createAccountPage({ ...options, limits, passkeys });
    await accountRoutes(inside, { ...options, account });
    await passkeyRoutes(inside, { ...options, account, passkeys });
    await inside.register(peopleRoutes, options);
  });
}
