import type { ListedPerson, PeopleAction } from '@clinic/contract/desk-people.ts';
import { deskPeopleMessages } from '#messages/desk-people.ts';
import { Box } from '../frame/Box.tsx';
import { CompactButton, DangerButton } from '../frame/DeskButton.tsx';
import { Fold } from '../frame/Fold.tsx';
import styles from '../frame/Form.module.css';

const words = deskPeopleMessages.actions;

type Props = {
  person: ListedPerson;
  toPath: (action: PeopleAction) => string;
  isSelf: boolean;
  isLastOwner: boolean;
};

/** An owner's actions for a person. Each is a form of its own. */
export function PersonActions({ person, toPath, isSelf, isLastOwner }: Props) {
  const { email, role, hasSecondFactor, passkeys } = person;
  const otherRole = role === 'owner' ? 'reception' : 'owner';
  const ofPerson = <span className="visually-hidden">: {email}</span>;
  return (
    <div className={styles.buttons}>
      <form method="post" action={toPath('link')}>
        <CompactButton>
          {words.link}
          {ofPerson}
        </CompactButton>
      </form>
      {!isLastOwner && (
        <form method="post" action={toPath('role')}>
          <input type="hidden" name="role" value={otherRole} />
          <CompactButton>
            {words.toRole[otherRole]}
            {ofPerson}
          </CompactButton>
        </form>
      )}
      {(hasSecondFactor || passkeys > 0) && !isSelf && (
        <form method="post" action={toPath('second-factor')}>
          <CompactButton>
            {hasSecondFactor ? words.secondFactor : words.passkeys}
            {ofPerson}
          </CompactButton>
        </form>
      )}
      {!isSelf && !isLastOwner && (
        <Fold
          look="plain"
          summary={
            <span>
              {words.remove}
              {ofPerson}
            </span>
          }
        >
          <form className={styles.form} method="post" action={toPath('remove')}>
            <Box tone="error">
              <b>{words.removeWho(email)}</b> {words.removeText}
            </Box>
            <DangerButton>
              {words.removeYes}
              {ofPerson}
            </DangerButton>
          </form>
        </Fold>
      )}
    </div>
  );
}
