import { getText } from '@clinic/api/appointments/booking-request.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { withoutStuckSigns } from '@clinic/api/stuck-signs.ts';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeskEvents } from '#frame/events.ts';
import { BACK_QUERY, KEPT_FIELD } from '#frame/kept.ts';
import { readKept } from '#frame/kept-form.ts';
import { showPage } from '#frame/page.ts';
import { findPerson } from '#frame/session.ts';
import { leaveCookies } from '#frame/session-cookies.ts';
import { askAuth, toAuthHeaders } from '#people/ask-auth.ts';
import type { DeskAuth } from '#people/auth.ts';
import type { DeskPassphrase, DeskSignIn } from '#people/door.ts';
import type { Passkeys } from '#people/passkeys.ts';
import { checkPassphrase, isTooLong } from '#people/passphrase.ts';
import { choosePassphrase, findTokensPerson } from '#people/people.ts';
import { noteSignIn } from '#people/people-list.ts';
import { type DeskSignInCode, PASSKEY_FIELD } from '#people/people-view.ts';
import { checkCode, isWaitingForCode } from '#people/second-factor.ts';
import type { SignInLimits } from '#people/sign-in-limits.ts';
import { keptPage, passphrasePage, signInCodePage, signInPage } from './pages.tsx';

type DoorOptions = {
  auth: DeskAuth;
  db: Kysely<ClinicDatabase>;
  limits: SignInLimits;
  passkeys: Passkeys;
  events: Pick<DeskEvents, 'checkSessions'>;
  getNow: () => Date;
};

/** A form that is kept comes beside the fields of the sign-in. */
const WITH_KEPT_FORM = { bodyLimit: 2 * BODY_MAX_BYTES };

/**
 * Routes that need no session: GET and POST /sign-in and /sign-in/code, POST /sign-in/passkey and
 * /sign-in/passkey/options (data for the browser), POST /sign-out, GET and POST /passphrase. A sign-in is answered with
 * 303 and a cookie, with 303 to the page that asks for a code, or with the page again: 401, 422 or 429. A sign-in that
 * carries a kept form is answered with a page that carries it on, and so is never a 303. GET /sign-in?back=PATH says that
 * a session has ended during an act, and leads back there.
 */
export async function doorRoutes(
  app: FastifyInstance,
  { auth, db, limits, passkeys, events, getNow }: DoorOptions,
): Promise<void> {
  app.get(DESK_PATHS.signIn, (request, reply) => {
    const path = getText(request.query, BACK_QUERY);
    const { kept, form } = readKept({ [KEPT_FIELD]: path && JSON.stringify({ path, fields: {} }) });
    return showSignIn(reply, { email: '', refused: form && { reason: 'left' }, ...(form && kept && { kept }) }, 200);
  });

  app.post(DESK_PATHS.signIn, WITH_KEPT_FORM, async (request, reply) => {
    const email = getText(request.body, 'email').trim();
    const { kept } = readKept(request.body);
    const showAgain = (refused: NonNullable<DeskSignIn['refused']>, statusCode: number) =>
      showSignIn(reply, { email, refused, ...(kept && { kept }) }, statusCode);
    const waitSeconds = await limits.takePassphrase(request, email);
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds));
      return showAgain({ reason: 'too-many', waitSeconds }, 429);
    }
    const password = getText(request.body, 'passphrase');
    if (isTooLong(password)) return showAgain({ reason: 'too-long' }, 422);
    const answer = await askAuth(auth, request, '/sign-in/email', { email, password });
    // The database is away.
    if (answer.status >= 500) throw new Refusal('unavailable');
    if (!answer.ok) {
      request.log.warn('somebody could not sign in at the front desk');
      return showAgain({ reason: 'wrong' }, 401);
    }
    await limits.passphraseFits(request, email);
    return afterPassphrase(request, reply, answer, email);
  });

  app.get(DESK_PATHS.signInCode, async (request, reply) =>
    isWaitingForCode(request) ? showCode(reply, { refused: null }, 200) : reply.redirect(DESK_PATHS.signIn, 303),
  );

  app.post(DESK_PATHS.signInCode, WITH_KEPT_FORM, async (request, reply) => {
    const { kept } = readKept(request.body);
    const showAgain = (refused: NonNullable<DeskSignInCode['refused']>, statusCode: number) =>
      showCode(reply, { refused, ...(kept && { kept }) }, statusCode);
    const waitSeconds = await limits.takeCode(request);
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds));
      return showAgain({ reason: 'too-many', waitSeconds }, 429);
    }
    const outcome = await checkCode(auth, db, request, getText(request.body, 'code'), getNow());
    if (outcome.kind === 'right') {
      await limits.codeFits(request);
      return letIn(request, reply, outcome.answer, outcome.email);
    }
    request.log.warn('somebody could not sign in at the front desk with a code');
    if (outcome.kind === 'wrong') return showAgain({ reason: 'wrong' }, 401);
    leaveCookies(reply, outcome.answer);
    if (outcome.kind === 'locked') return showAgain({ reason: 'too-many' }, 429);
    return showSignIn(reply, { email: '', refused: { reason: 'code-over' }, ...(kept && { kept }) }, 401);
  });

  // Each question is counted as an attempt, because without one no passkey fits.
  app.post(DESK_PATHS.passkeyOptions, async (request) => {
    const waitSeconds = await limits.takePasskey(request);
    if (waitSeconds > 0) throw new Refusal('too-many', { headers: { 'retry-after': String(waitSeconds) } });
    return passkeys.askForSignIn();
  });

  app.post(DESK_PATHS.signInPasskey, WITH_KEPT_FORM, async (request, reply) => {
    const outcome = await passkeys.check(getText(request.body, PASSKEY_FIELD), getNow());
    if (outcome.kind === 'right') {
      await limits.passkeyFits(request);
      const headers = toAuthHeaders(request, () => false);
      const answer = await auth.api.openSession({
        body: { personId: outcome.personId },
        headers: new Headers(headers),
        asResponse: true,
      });
      return letIn(request, reply, answer, outcome.email);
    }
    request.log.warn('somebody could not sign in at the front desk with a passkey');
    const { kept } = readKept(request.body);
    const refused = { reason: `passkey-${outcome.kind}` } as const;
    return showSignIn(reply, { email: '', refused, ...(kept && { kept }) }, 401);
  });

  app.post(DESK_PATHS.signOut, async (request, reply) => {
    const person = await findPerson(auth, request.headers.cookie);
    const answer = await askAuth(auth, request, '/sign-out', {});
    if (person) events.checkSessions();
    return leaveCookies(reply, answer).redirect(DESK_PATHS.signIn, 303);
  });

  app.get(DESK_PATHS.passphrase, async (request, reply) => {
    const token = withoutStuckSigns(getText(request.query, 'token'));
    const person = await findTokensPerson(auth, token, getNow());
    return showPassphrase(reply, { token, email: person?.email ?? '', refused: person ? null : 'gone' });
  });

  app.post(DESK_PATHS.passphrase, async (request, reply) => {
    const token = getText(request.body, 'token');
    const passphrase = getText(request.body, 'passphrase');
    const refused = checkPassphrase(passphrase, getText(request.body, 'again'));
    const person = await findTokensPerson(auth, token, getNow());
    if (refused) return showPassphrase(reply, { token, email: person?.email ?? '', refused });
    if (!person || !(await choosePassphrase(auth, token, passphrase))) {
      return showPassphrase(reply, { token: '', email: '', refused: 'gone' });
    }
    events.checkSessions();
    // A person who is locked out by strangers' attempts signs in with a new link.
    limits.rememberBrowser(reply, person.email);
    const { email } = person;
    const answer = await askAuth(auth, request, '/sign-in/email', { email, password: passphrase });
    return answer.ok ? afterPassphrase(request, reply, answer, email) : reply.redirect(DESK_PATHS.signIn, 303);
  });

  /** Lets a person in whose passphrase is right, or asks for the second factor. */
  async function afterPassphrase(request: FastifyRequest, reply: FastifyReply, answer: Response, email: string) {
    const body = (await answer.clone().json()) as { twoFactorRedirect?: true };
    if (!body.twoFactorRedirect) return letIn(request, reply, answer, email);
    leaveCookies(reply, answer);
    const { kept } = readKept(request.body);
    return kept ? showCode(reply, { refused: null, kept }, 200) : reply.redirect(DESK_PATHS.signInCode, 303);
  }

  async function letIn(request: FastifyRequest, reply: FastifyReply, answer: Response, email: string) {
    await noteSignIn(db, email, getNow());
    limits.rememberBrowser(reply, email);
    leaveCookies(reply, answer);
    const { form } = readKept(request.body);
    if (form && Object.keys(form.fields).length > 0) return showPage(reply, keptPage, form);
    return reply.redirect(form?.path ?? DESK_PATHS.today, 303);
  }
}

function showSignIn(reply: FastifyReply, deskSignIn: DeskSignIn, statusCode: number): Promise<FastifyReply> {
  return showPage(reply, signInPage, deskSignIn, statusCode);
}

function showCode(reply: FastifyReply, deskSignInCode: DeskSignInCode, statusCode: number): Promise<FastifyReply> {
  return showPage(reply, signInCodePage, deskSignInCode, statusCode);
}

function showPassphrase(reply: FastifyReply, deskPassphrase: DeskPassphrase): Promise<FastifyReply> {
  const { refused } = deskPassphrase;
  const statusCode = refused === null ? 200 : refused === 'gone' ? 404 : 422;
  return showPage(reply, passphrasePage, deskPassphrase, statusCode);
}
