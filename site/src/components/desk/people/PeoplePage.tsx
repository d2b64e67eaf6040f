import type { DeskPeople } from '@clinic/contract/desk-people.ts';
import type { ReactNode } from 'react';
import { deskPeopleMessages as words } from '#messages/desk-people.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { List } from '../frame/List.tsx';
import { AddPerson } from './AddPerson.tsx';
import { PersonRow } from './PersonRow.tsx';

type Props = Omit<DeskPeople, 'link'> & {
  timeZone: string;
  today: string;
  /** The link that was just made. */
  children?: ReactNode;
};

/** The page where owners see everybody who can sign in, and add people. */
export function PeoplePage({ person, people, notice, refused, entry, timeZone, today, children }: Props) {
  const isOnlyOwner = people.filter(({ role }) => role === 'owner').length === 1;
  const isAboutEntry = refused === 'email-invalid' || refused === 'name-invalid' || refused === 'known';
  return (
    <DeskPage
      title={words.title}
      notice={
        <>
          {notice && <DayNotice kind="done">{words.notices[notice]}</DayNotice>}
          {refused && !isAboutEntry && <DayNotice kind="refused">{words.refused[refused]}</DayNotice>}
        </>
      }
      aside={<AddPerson entry={entry} refused={refused} />}
    >
      {children}
      <List aria-label={words.list}>
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
