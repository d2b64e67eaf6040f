import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_ROLES, type DeskPerson, type DeskRole } from '@clinic/contract/desk-person.ts';
import { z } from 'zod';
import { type Act, defineRoom, type Visit } from '#frame/room.ts';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List } from '#parts/List.tsx';
import { invite, toPassphraseUrl } from '#people/invite.ts';
import { changeRole, type PersonChange, removePerson, resetSecondFactor } from '#people/people-changes.ts';
import { findPerson, type ListedPerson, listPeople } from '#people/people-list.ts';
import { readPersonName } from '#people/person-name.ts';
import { AddPerson, type Entry } from './AddPerson.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';
import { PersonRow } from './PersonRow.tsx';
import { PEOPLE_REFUSALS, type PeopleRefusal } from './refusals.ts';

const NOTICES = {
  role: 'The role is changed. The person has to sign in again.',
  'second-factor': 'The second factor is off, and no passkey works now. The person has to sign in again.',
  remove: 'The person is removed, and their sessions have ended.',
} as const;

type View = {
  person: DeskPerson;
  today: string;
  people: readonly ListedPerson[];
  /** The link that was just made, to be handed over. The page shows it once. */
  link: { email: string; url: string; isNewPerson: boolean } | null;
  notice: keyof typeof NOTICES | null;
  refused: PeopleRefusal | null;
  /** The typed details of a new person, to be corrected. */
  entry: Entry;
};

const ONE = `${DESK_PATHS.people}/:id`;

/**
 * Everybody who can sign in, for owners, or the list for a program. A new person, and a new link for a known one, are
 * answered with the page that shows the link, once. The other forms lead to the page, which says what was done or why not.
 */
export const people = defineRoom<View>({
  name: 'people',
  path: DESK_PATHS.people,
  access: 'owners',
  toTitle: () => 'People at the desk',
  toPlace: () => 'people',
  isRefused: ({ refused }) => refused !== null,
  script: 'rooms/people/people.client.ts',
  data: ({ desk }) => listPeople(desk.db),
  load,
  acts: {
    [DESK_PATHS.people]: { act: add, fillIn: (visit) => ({ entry: readEntry(visit) }) },
    [`${ONE}/link`]: { act: makeLink },
    [`${ONE}/role`]: change('role', async (visit, one) => {
      const role = readRole(visit);
      return role ? changeRole(visit.desk.db, one, role) : 'role-unknown';
    }),
    [`${ONE}/second-factor`]: change('second-factor', ({ desk }, one) => resetSecondFactor(desk.db, one)),
    [`${ONE}/remove`]: change('remove', ({ desk }, one) => removePerson(desk.db, one)),
  },
  Page: ({ view, clinic }) => <People view={view} timeZone={clinic.timeZone} />,
});

async function load({ desk, person, now, query }: Visit): Promise<View> {
  return {
    person,
    today: getToday(desk.calendar.timeZone, now),
    people: await listPeople(desk.db),
    link: null,
    notice: (Object.keys(NOTICES) as (keyof typeof NOTICES)[]).find((name) => name === query('done')) ?? null,
    refused: (Object.keys(PEOPLE_REFUSALS) as PeopleRefusal[]).find((name) => name === query('refused')) ?? null,
    entry: { email: '', name: '', role: 'reception' },
  };
}

async function add(visit: Visit): ReturnType<Act<View>['act']> {
  const entry = readEntry(visit);
  const refuse = (refused: PeopleRefusal) => ({ refused: { refused, entry } });
  if (!readRole(visit)) return refuse('role-unknown');
  if (!z.email().safeParse(entry.email).success) return refuse('email-invalid');
  if (await findPerson(visit.desk.db, entry.email)) return refuse('known');
  const name = readPersonName(entry.name);
  return name === null ? refuse('name-invalid') : showLink(visit, { ...entry, name });
}

async function makeLink(visit: Visit): ReturnType<Act<View>['act']> {
  const { db } = visit.desk;
  const person = await db
    .selectFrom('desk_people')
    .selectAll()
    .where('id', '=', visit.params.id ?? '')
    .executeTakeFirst();
  return person ? showLink(visit, { ...person, name: '' }) : { to: `${DESK_PATHS.people}?refused=gone` };
}

async function showLink({ desk, maker, now }: Visit, { email, name, role }: Entry) {
  const { token, isNewPerson } = await invite({ auth: desk.auth, db: desk.db, email, name, role, maker, now });
  return { once: { link: { email, url: toPassphraseUrl(desk.deskUrl, token), isNewPerson } } };
}

/** A form that changes a person. */
function change(
  done: keyof typeof NOTICES,
  run: (visit: Visit, one: PersonChange) => Promise<'done' | PeopleRefusal>,
): Act<View> {
  return {
    act: async (visit) => {
      const outcome = await run(visit, { id: visit.params.id ?? '', maker: visit.maker, now: visit.now });
      return { to: `${DESK_PATHS.people}?${outcome === 'done' ? `done=${done}` : `refused=${outcome}`}` };
    },
  };
}

function readEntry(visit: Visit): Entry {
  return { email: visit.field('email').trim(), name: visit.field('name').trim(), role: readRole(visit) ?? 'reception' };
}

function readRole({ field }: Visit): DeskRole | undefined {
  return DESK_ROLES.find((name) => name === field('role'));
}

function People({ view, timeZone }: { view: View; timeZone: string }) {
  const { person, people, notice, refused, entry, link, today } = view;
  const isOnlyOwner = people.filter(({ role }) => role === 'owner').length === 1;
  const isAboutEntry = refused === 'email-invalid' || refused === 'name-invalid' || refused === 'known';
  return (
    <DeskPage
      title={{ thin: 'People', bold: 'at the desk' }}
      notice={
        <>
          {notice && <DayNotice kind="done">{NOTICES[notice]}</DayNotice>}
          {refused && !isAboutEntry && <DayNotice kind="refused">{PEOPLE_REFUSALS[refused]}</DayNotice>}
        </>
      }
      aside={<AddPerson entry={entry} refused={refused} />}
    >
      {link && <OneTimeLink {...link} />}
      <List aria-label="People">
        {people.map((listed) => (
          <PersonRow
            key={listed.id}
            person={listed}
            isSelf={listed.email === person.email}
            isLastOwner={isOnlyOwner && listed.role === 'owner'}
            timeZone={timeZone}
            today={today}
          />
        ))}
      </List>
    </DeskPage>
  );
}
