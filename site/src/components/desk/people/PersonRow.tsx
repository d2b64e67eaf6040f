import { type ListedPerson, toPersonPath } from '@clinic/contract/desk-people.ts';
import { toWhen } from '#lib/desk/desk-words.ts';
import { deskPeopleMessages as words } from '#messages/desk-people.ts';
import { Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { PersonActions } from './PersonActions.tsx';

type Props = {
  person: ListedPerson;
  isSelf: boolean;
  isLastOwner: boolean;
  timeZone: string;
  today: string;
};

/** A person in the list: the role, the last sign-in, the factors of the sign-in, and the possible actions. */
export function PersonRow({ person, isSelf, isLastOwner, timeZone, today }: Props) {
  const { id, email, name, role, hasPassphrase, hasSecondFactor, passkeys, signedInAt } = person;
  const facts = [
    signedInAt ? words.signedIn(toWhen({ at: signedInAt }, today, { timeZone })) : words.never,
    hasPassphrase ? undefined : words.noPassphrase,
    hasSecondFactor ? words.secondFactor : words.noSecondFactor,
    passkeys > 0 ? words.passkeys(passkeys) : undefined,
  ];
  return (
    <Row
      aria-labelledby={`person-${id}`}
      action={
        <PersonActions
          person={person}
          toPath={(action) => toPersonPath(id, action)}
          isSelf={isSelf}
          isLastOwner={isLastOwner}
        />
      }
    >
      <h2 id={`person-${id}`} className={textStyles.title}>
        {name ? <bdi>{name}</bdi> : email}
      </h2>
      {name && <p className={textStyles.small}>{email}</p>}
      <p className={`${textStyles.strong} ${textStyles.dot}`} data-hollow={role === 'owner' ? undefined : ''}>
        {words.roles[role]}
        {isSelf && ` · ${words.you}`}
      </p>
      <p className={textStyles.small}>{facts.filter(Boolean).join(' · ')}</p>
    </Row>
  );
}
