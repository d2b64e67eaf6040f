import { type ListedPerson, toPersonPath } from '@clinic/contract/desk-people.ts';
import { toWhen } from '#lib/desk/desk-words.ts';
import { deskPeopleMessages as words } from '#messages/desk-people.en.ts';
import { PersonActions } from './PersonActions.tsx';
import styles from './PersonRow.module.css';

type Props = {
  person: ListedPerson;
  isSelf: boolean;
  isLastOwner: boolean;
  timeZone: string;
  today: string;
};

/** A person in the list: the role, the last sign-in, the factors of the sign-in, and the possible actions. */
export function PersonRow({ person, isSelf, isLastOwner, timeZone, today }: Props) {
  const { id, email, role, hasPassphrase, hasSecondFactor, signedInAt } = person;
  const facts = [
    signedInAt ? words.signedIn(toWhen({ at: signedInAt }, today, { timeZone })) : words.never,
    hasPassphrase ? undefined : words.noPassphrase,
    hasSecondFactor ? words.secondFactor : words.noSecondFactor,
  ];
  return (
    <article className={styles.person} aria-labelledby={`person-${id}`}>
      <div className={styles.who}>
        <h2 id={`person-${id}`} className={styles.email}>
          {email}
        </h2>
        <p className={styles.role} data-role={role}>
          {words.roles[role]}
          {isSelf && ` · ${words.you}`}
        </p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <PersonActions
        person={person}
        toPath={(action) => toPersonPath(id, action)}
        isSelf={isSelf}
        isLastOwner={isLastOwner}
      />
    </article>
  );
}
