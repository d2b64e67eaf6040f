import { Refusal } from '@clinic/api/refusal.ts';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyReply } from 'fastify';
import { BACK_QUERY, KEPT_FIELD } from '#frame/kept.ts';
import { readKept } from '#frame/kept-form.ts';
import { showPage } from '#frame/page.ts';
import { Answer, type Done, defineRoom, leadTo, type OpenVisit, type Refused } from '#frame/room.ts';
import { findSignedIn } from '#frame/session.ts';
import { leaveCookies } from '#frame/session-cookies.ts';
import { askAuth, toAuthHeaders } from '#people/ask-auth.ts';
import type { DeskSignIn } from '#people/door.ts';
import { deskDoorMessages as words } from '#people/door-words.ts';
import { isTooLong } from '#people/passphrase.ts';
import { type DeskSignInCode, PASSKEY_FIELD } from '#people/people-view.ts';
import { checkCode, isWaitingForCode } from '#people/second-factor.ts';
import { letIn } from './let-in.tsx';
import { SignInCodeForm } from './SignInCodeForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { joinTitle } from './title.ts';

type Outcome<View> = Promise<Done | Refused<View> | Answer>;

/** A form that is kept comes beside the fields of the sign-in. */
const maxBytes = 2 * BODY_MAX_BYTES;

/**
 * The sign-in, with a passphrase or a passkey. It is answered with 303 and a cookie, with 303 to the page that asks for a
 * code, or with the page again: 401, 422 or 429. One that carries a kept form is answered with a page that carries it on,
 * and so is never a 303. `?back=PATH` says that a session has ended during an act, and leads back there.
 */
export const signIn = defineRoom<DeskSignIn>({
  name: 'sign-in',
  room: 'door',
  path: DESK_PATHS.signIn,
  access: 'anybody',
  toTitle: () => joinTitle(words.signIn.title),
  isRefused: ({ refused }) => refused !== null,
  // A form that was not saved says so already in the title.
  isDoor: ({ refused }) => refused?.reason !== 'ended',
  isForEverybody: ({ email, refused, kept }) => email === '' && refused === null && !kept,
  load: async ({ query }, { refused }) => {
    const path = refused ? '' : query(BACK_QUERY);
    const { kept, form } = readKept({ [KEPT_FIELD]: path && JSON.stringify({ path, fields: {} }) });
    return { email: '', refused: form && { reason: 'left' }, ...(form && kept && { kept }) };
  },
  acts: {
    [DESK_PATHS.signIn]: { act: signInByPassphrase, maxBytes },
    [DESK_PATHS.signInPasskey]: { act: signInByPasskey, maxBytes },
    [DESK_PATHS.passkeyOptions]: { act: askForPasskey },
    [DESK_PATHS.signOut]: { act: signOut },
  },
  Page: ({ view }) => <SignInForm {...view} />,
  script: 'rooms/door/sign-in.client.ts',
});

/** The second factor, once the passphrase was right. The answers are those of the sign-in. */
export const signInCode = defineRoom<DeskSignInCode>({
  name: 'sign-in-code',
  room: 'door',
  path: DESK_PATHS.signInCode,
  access: 'anybody',
  toTitle: () => joinTitle(words.code.title),
  isDoor: () => true,
  load: async ({ request }, { refused }) =>
    refused || isWaitingForCode(request) ? { refused: null } : leadTo(DESK_PATHS.signIn),
  acts: { [DESK_PATHS.signInCode]: { act: signInByCode, maxBytes } },
  Page: ({ view }) => <SignInCodeForm {...view} />,
});

async function signInByPassphrase(visit: OpenVisit): Outcome<DeskSignIn> {
  const { desk, field, request } = visit;
  const email = field('email').trim();
  const refuse = (refused: DeskSignIn['refused']) => ({ refused: { email, refused, ...carry(visit) } });
  const waitSeconds = await desk.limits.takePassphrase(request, email);
  if (waitSeconds > 0) return { ...refuse({ reason: 'too-many', waitSeconds }), ...toWait(waitSeconds) };
  const password = field('passphrase');
  if (isTooLong(password)) return refuse({ reason: 'too-long' });
  const answer = await askAuth(desk.auth, request, '/sign-in/email', { email, password });
  // The database is away.
  if (answer.status >= 500) throw new Refusal('unavailable');
  if (!answer.ok) {
    request.log.warn('somebody could not sign in at the front desk');
    return { ...refuse({ reason: 'wrong' }), status: 401 };
  }
  await desk.limits.passphraseFits(request, email);
  return afterPassphrase(visit, answer, email);
}

/** Lets a person in whose passphrase is right, or asks for the second factor, which `addToWait` adds its headers to. */
export async function afterPassphrase(
  visit: OpenVisit,
  answer: Response,
  email: string,
  addToWait: (reply: FastifyReply) => unknown = () => undefined,
): Promise<Done | Answer> {
  const { twoFactorRedirect } = (await answer.clone().json()) as { twoFactorRedirect?: true };
  if (!twoFactorRedirect) return letIn(visit, answer, email);
  const addHeaders = (reply: FastifyReply) => {
    addToWait(reply);
    return leaveCookies(reply, answer);
  };
  const { kept } = carry(visit);
  if (!kept) return { to: DESK_PATHS.signInCode, addHeaders };
  return new Answer((reply) => showPage(addHeaders(reply), signInCode, { refused: null, kept }));
}

async function signInByCode(visit: OpenVisit): Outcome<DeskSignInCode> {
  const { desk, field, request, now } = visit;
  const refuse = (refused: DeskSignInCode['refused'], status: number) => ({
    refused: { refused, ...carry(visit) },
    status,
  });
  const waitSeconds = await desk.limits.takeCode(request);
  if (waitSeconds > 0) return { ...refuse({ reason: 'too-many', waitSeconds }, 429), ...toWait(waitSeconds) };
  const outcome = await checkCode(desk.auth, desk.db, request, field('code'), now);
  if (outcome.kind === 'right') {
    await desk.limits.codeFits(request);
    return letIn(visit, outcome.answer, outcome.email);
  }
  request.log.warn('somebody could not sign in at the front desk with a code');
  if (outcome.kind === 'wrong') return refuse({ reason: 'wrong' }, 401);
  const addHeaders = (reply: FastifyReply) => leaveCookies(reply, outcome.answer);
  if (outcome.kind === 'locked') return { ...refuse({ reason: 'too-many' }, 429), addHeaders };
  const view: DeskSignIn = { email: '', refused: { reason: 'code-over' }, ...carry(visit) };
  return new Answer((reply) => showPage(addHeaders(reply), signIn, view, 401));
}

/** Answers the browser with the question for its device. Each is an attempt, because without one no passkey fits. */
async function askForPasskey({ desk, request }: OpenVisit): Promise<Answer> {
  const waitSeconds = await desk.limits.takePasskey(request);
  if (waitSeconds > 0) throw new Refusal('too-many', { headers: { 'retry-after': String(waitSeconds) } });
  const options = await desk.passkeys.askForSignIn();
  return new Answer((reply) => reply.send(options));
}

async function signInByPasskey(visit: OpenVisit): Outcome<DeskSignIn> {
  const { desk, field, request, now } = visit;
  const outcome = await desk.passkeys.check(field(PASSKEY_FIELD), now);
  if (outcome.kind === 'right') {
    await desk.limits.passkeyFits(request);
    const headers = new Headers(toAuthHeaders(request, () => false));
    const body = { personId: outcome.personId };
    return letIn(visit, await desk.auth.api.openSession({ body, headers, asResponse: true }), outcome.email);
  }
  request.log.warn('somebody could not sign in at the front desk with a passkey');
  const refused = { reason: `passkey-${outcome.kind}` } as const;
  return { refused: { refused, ...carry(visit) }, status: 401 };
}

async function signOut({ desk, request }: OpenVisit): Promise<Done> {
  const person = await findSignedIn(desk.auth, request.headers.cookie);
  const answer = await askAuth(desk.auth, request, '/sign-out', {});
  if (person) desk.events.checkSessions();
  return { to: DESK_PATHS.signIn, addHeaders: (reply) => leaveCookies(reply, answer) };
}

/** The kept form, for a page that carries it on. */
function carry({ body }: OpenVisit): { kept?: string } {
  const { kept } = readKept(body);
  return kept === undefined ? {} : { kept };
}

const toWait = (waitSeconds: number) => ({
  status: 429,
  addHeaders: (reply: FastifyReply) => reply.header('retry-after', String(waitSeconds)),
});
