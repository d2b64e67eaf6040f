import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { AccountRefusal, DeskAccount } from '@clinic/contract/desk-people.ts';
import { DESK_ACCOUNT_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { getText } from '#src/appointments/booking-request.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { Refusal } from '#src/refusal.ts';
import { findPerson } from '../people/people-list.ts';
import { addRecord } from '../records.ts';
import { askAuth } from './ask-auth.ts';
import type { DeskAuth } from './auth.ts';
import type { Passkeys } from './passkeys.ts';
import { getMaker, getPerson } from './session.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type AccountPageOptions = {
  auth: DeskAuth;
  db: Kysely<ClinicDatabase>;
  limits: SignInLimits;
  passkeys: Passkeys;
  getNow: () => Date;
};

type Shown = Partial<Omit<DeskAccount, 'person' | 'hasSecondFactor' | 'passkeys'>>;

/** The forms that ask for the passphrase. */
type Asking =
  | { form: Exclude<AccountRefusal['form'], 'confirm' | 'name' | 'newPasskey' | 'removePasskey'> }
  | { form: 'newPasskey'; name: string }
  | { form: 'removePasskey'; id: string };

export type AccountPage = ReturnType<typeof createAccountPage>;

/**
 * Makes the parts that all forms of a person's own account share: the page, the question for the passphrase, and the
 * records.
 */
export function createAccountPage({ auth, db, limits, passkeys, getNow }: AccountPageOptions) {
  /**
   * Asks better-auth for something that needs the passphrase. Attempts are limited, because somebody may guess at an
   * unattended screen.
   */
  async function withPassphrase(
    request: FastifyRequest,
    reply: FastifyReply,
    asking: Asking,
    path: string,
    done: (answer: Response) => Promise<FastifyReply>,
    body: object = { password: getText(request.body, 'passphrase') },
  ): Promise<FastifyReply> {
    const { email } = getPerson(request);
    const waitSeconds = await limits.takePassphrase(request, email);
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds));
      return show(request, reply, { refused: { ...asking, reason: 'too-many', waitSeconds } }, 429);
    }
    const answer = await askAuth(auth, request, path, body);
    if (answer.ok) {
      await limits.passphraseFits(request, email);
      return done(answer);
    }
    // Somebody has just ended the session.
    if (answer.status === 401) throw new Refusal('signed-out');
    return show(request, reply, { refused: { ...asking, reason: 'wrong' } }, 422);
  }

  async function getOwn(request: FastifyRequest) {
    const person = await findPerson(db, getPerson(request).email);
    if (!person) throw new Refusal('signed-out');
    return person;
  }

  async function note(request: FastifyRequest, action: string): Promise<void> {
    await addRecord(db, { action, subject: getPerson(request).email, ...getMaker(request) }, getNow());
  }

  async function show(request: FastifyRequest, reply: FastifyReply, shown: Shown, statusCode = 200) {
    const { id, hasSecondFactor } = await getOwn(request);
    const own = { person: getPerson(request), hasSecondFactor, passkeys: await passkeys.list(id) };
    const page = { newPasskey: null, setUp: null, backupCodes: null, notice: null, refused: null, ...shown };
    return reply.renderPage(DESK_ACCOUNT_PAGE, { deskAccount: { ...own, ...page } }, statusCode);
  }

  return { withPassphrase, getOwn, note, show };
}

export function leadBack(reply: FastifyReply, done = ''): FastifyReply {
  return reply.redirect(done ? `${DESK_PATHS.account}?done=${done}` : DESK_PATHS.account, 303);
}
