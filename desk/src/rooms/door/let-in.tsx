import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyReply } from 'fastify';
import type { KeptForm as Kept } from '#frame/kept.ts';
import { readKept } from '#frame/kept-form.ts';
import { definePage, showPage } from '#frame/page.ts';
import { Answer, type Done, type OpenVisit } from '#frame/room.ts';
import { leaveCookies } from '#frame/session-cookies.ts';
import { deskDoorMessages as words } from '#people/door-words.ts';
import { noteSignIn } from '#people/people-list.ts';
import { KeptForm } from './KeptForm.tsx';
import { joinTitle } from './title.ts';

/** The page that leads from the sign-in back to a form with what was typed. */
export const keptPage = definePage<Kept>({
  name: 'kept',
  room: 'door',
  toTitle: () => joinTitle(words.kept.title),
  Page: ({ view }) => <KeptForm {...view} />,
  script: 'rooms/door/kept.client.ts',
});

/**
 * Lets a person in with the cookies of better-auth's answer: leads to the day or to the page before, or shows a page that
 * carries the kept form on.
 */
export async function letIn({ desk, now, body }: OpenVisit, answer: Response, email: string): Promise<Done | Answer> {
  await noteSignIn(desk.db, email, now);
  const addHeaders = (reply: FastifyReply) => {
    desk.limits.rememberBrowser(reply, email);
    return leaveCookies(reply, answer);
  };
  const { form } = readKept(body);
  if (!form || Object.keys(form.fields).length === 0) return { to: form?.path ?? DESK_PATHS.today, addHeaders };
  return new Answer((reply) => showPage(addHeaders(reply), keptPage, form));
}
