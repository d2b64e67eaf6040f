import { toWhen } from '#appointments/desk-words.ts';
import { Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import type { ListedPerson } from '#people/people-list.ts';
import { PersonActions } from './PersonActions.tsx';
import { ROLES } from './roles.ts';

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
    signedInAt ? `Last signed in ${toWhen({ at: signedInAt }, today, { timeZone })}` : 'Has not signed in yet',
    hasPassphrase ? undefined : 'No passphrase yet',
    hasSecondFactor ? 'Second factor on' : 'Second factor off',
    passkeys > 0 ? (passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`) : undefined,
  ];
  return (
    <Row
      aria-labelledby={`person-${id}`}
      action={<PersonActions person={person} isSelf={isSelf} isLastOwner={isLastOwner} />}
    >
      <h2 id={`person-${id}`} className={textStyles.title}>
        {name ? <bdi>{name}</bdi> : email}
      </h2>
      {name && <p className={textStyles.small}>{email}</p>}
      <p className={`${textStyles.strong} ${textStyles.dot}`} data-hollow={role === 'owner' ? undefined : ''}>
        {ROLES[role]}
        {isSelf && ' · You'}
      </p>
      <p className={textStyles.small}>{facts.filter(Boolean).join(' · ')}</p>
    </Row>
  );
}
