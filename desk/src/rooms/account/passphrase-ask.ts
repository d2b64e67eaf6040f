import { Refusal } from '@clinic/api/refusal.ts';
import { addRecord } from '#frame/records.ts';
import type { Done, Once, Refused, Visit } from '#frame/room.ts';
import { askAuth } from '#people/ask-auth.ts';
import { findPerson } from '#people/people-list.ts';
import type { AccountRefusal, DeskAccount } from '#people/people-view.ts';

export type AccountOutcome = Done | Refused<DeskAccount> | Once<DeskAccount>;

/** The forms that ask for the passphrase. */
type Asking =
  | { form: Exclude<AccountRefusal['form'], 'confirm' | 'name' | 'newPasskey' | 'removePasskey'> }
  | { form: 'newPasskey'; name: string }
  | { form: 'removePasskey'; id: string };

/**
 * Asks better-auth for something that needs the passphrase. Attempts are limited, because somebody may guess at an
 * unattended screen.
 */
export async function withPassphrase(
  visit: Visit,
  asking: Asking,
  path: string,
  done: (answer: Response) => Promise<AccountOutcome>,
  body: object = { password: visit.field('passphrase') },
): Promise<AccountOutcome> {
  const { desk, person, request } = visit;
  const waitSeconds = await desk.limits.takePassphrase(request, person.email);
  if (waitSeconds > 0) {
    return {
      refused: { refused: { ...asking, reason: 'too-many', waitSeconds } },
      status: 429,
      addHeaders: (reply) => reply.header('retry-after', String(waitSeconds)),
    };
  }
  const answer = await askAuth(desk.auth, request, path, body);
  if (answer.ok) {
    await desk.limits.passphraseFits(request, person.email);
    return done(answer);
  }
  // Somebody has just ended the session.
  if (answer.status === 401) throw new Refusal('signed-out');
  return { refused: { refused: { ...asking, reason: 'wrong' } } };
}

export async function getOwn({ desk, person }: Visit) {
  const own = await findPerson(desk.db, person.email);
  if (!own) throw new Refusal('signed-out');
  return own;
}

/** Records what a person has done to the own account. */
export async function note({ desk, person, maker, now }: Visit, action: string): Promise<void> {
  await addRecord(desk.db, { action, subject: person.email, ...maker }, now);
}
