import { withoutStuckSigns } from '@clinic/api/stuck-signs.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyReply } from 'fastify';
import { type Answer, type Done, defineRoom, type OpenVisit, type Refused } from '#frame/room.ts';
import { askAuth } from '#people/ask-auth.ts';
import type { DeskPassphrase } from '#people/door.ts';
import { deskDoorMessages as words } from '#people/door-words.ts';
import { checkPassphrase } from '#people/passphrase.ts';
import { choosePassphrase, findTokensPerson } from '#people/people.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import { PassphraseGone } from './PassphraseGone.tsx';
import { afterPassphrase } from './room.tsx';
import { joinTitle } from './title.ts';

/** The page where a person chooses a passphrase, by a one-time link: `?token=`. Once it is used, it answers 404. */
export const passphrase = defineRoom<DeskPassphrase>({
  name: 'passphrase',
  room: 'door',
  path: DESK_PATHS.passphrase,
  access: 'anybody',
  toTitle: ({ refused }) => joinTitle(refused === 'gone' ? words.gone.title : words.passphrase.title),
  load: async ({ desk, query, now }, { token = withoutStuckSigns(query('token')) }) => {
    const person = await findTokensPerson(desk.auth, token, now);
    return { token, email: person?.email ?? '', refused: person ? null : 'gone', ...(!person && { status: 404 }) };
  },
  acts: { [DESK_PATHS.passphrase]: { act: choose } },
  Page: ({ view }) => (view.refused === 'gone' ? <PassphraseGone /> : <PassphraseForm {...view} />),
  script: 'rooms/door/passphrase.client.ts',
});

async function choose(visit: OpenVisit): Promise<Done | Refused<DeskPassphrase> | Answer> {
  const { desk, field, request, now } = visit;
  const token = field('token');
  const password = field('passphrase');
  const refused = checkPassphrase(password, field('again'));
  if (refused) return { refused: { token, refused } };
  const person = await findTokensPerson(desk.auth, token, now);
  if (!person || !(await choosePassphrase(desk.auth, token, password))) {
    return { refused: { token: '', refused: 'gone' }, status: 404 };
  }
  desk.events.checkSessions();
  const { email } = person;
  const answer = await askAuth(desk.auth, request, '/sign-in/email', { email, password });
  // A person who is locked out by strangers' attempts signs in with a new link.
  const remember = (reply: FastifyReply) => desk.limits.rememberBrowser(reply, email);
  return answer.ok ? afterPassphrase(visit, answer, email, remember) : { to: DESK_PATHS.signIn, addHeaders: remember };
}
