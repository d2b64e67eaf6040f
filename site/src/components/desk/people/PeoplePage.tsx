import type { DeskPeople } from '@clinic/contract/desk-people.ts';
import type { ReactNode } from 'react';
import { deskPeopleMessages as words } from '#messages/desk-people.en.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { AddPerson } from './AddPerson.tsx';
import styles from './PeoplePage.module.css';
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
  const isAboutEntry = refused === 'email-invalid' || refused === 'known';
  return (
    <>
      <div role="status">
        {notice && <DayNotice kind="done">{words.notices[notice]}</DayNotice>}
        {refused && !isAboutEntry && <DayNotice kind="refused">{words.refused[refused]}</DayNotice>}
      </div>
      <DeskPage
        title={words.title}
        aside={<AddPerson entry={entry} error={isAboutEntry ? words.refused[refused] : undefined} />}
      >
        {children}
        <ul className={styles.people} aria-label={words.list}>
          {people.map((listed) => (
            <li key={listed.id}>
              <PersonRow
                person={listed}
                isSelf={listed.email === person.email}
                isLastOwner={isOnlyOwner && listed.role === 'owner'}
                timeZone={timeZone}
                today={today}
              />
            </li>
          ))}
        </ul>
      </DeskPage>
    </>
  );
}
