import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Box } from '#parts/Box.tsx';
import { CompactButton, DangerButton } from '#parts/DeskButton.tsx';
import { Fold } from '#parts/Fold.tsx';
import styles from '#parts/Form.module.css';
import type { ListedPerson } from '#people/people-list.ts';

type Props = {
  person: ListedPerson;
  isSelf: boolean;
  isLastOwner: boolean;
};

/** An owner's actions for a person. Each is a form of its own. */
export function PersonActions({ person, isSelf, isLastOwner }: Props) {
  const { id, email, role, hasSecondFactor, passkeys } = person;
  const path = `${DESK_PATHS.people}/${id}`;
  const otherRole = role === 'owner' ? 'reception' : 'owner';
  const ofPerson = <span className="visually-hidden">: {email}</span>;
  return (
    <div className={styles.buttons}>
      <form method="post" action={`${path}/link`}>
        <CompactButton>
          New link
          {ofPerson}
        </CompactButton>
      </form>
      {!isLastOwner && (
        <form method="post" action={`${path}/role`}>
          <input type="hidden" name="role" value={otherRole} />
          <CompactButton>
            {otherRole === 'owner' ? 'Make owner' : 'Make reception'}
            {ofPerson}
          </CompactButton>
        </form>
      )}
      {(hasSecondFactor || passkeys > 0) && !isSelf && (
        <form method="post" action={`${path}/second-factor`}>
          <CompactButton>
            {hasSecondFactor ? 'Reset second factor' : 'Remove passkeys'}
            {ofPerson}
          </CompactButton>
        </form>
      )}
      {!isSelf && !isLastOwner && (
        <Fold
          look="plain"
          summary={
            <span>
              Remove
              {ofPerson}
            </span>
          }
        >
          <form className={styles.form} method="post" action={`${path}/remove`}>
            <Box tone="error">
              <b>Remove {email}?</b> Their sessions end at once. What they have done stays in the records.
            </Box>
            <DangerButton>
              Yes, remove
              {ofPerson}
            </DangerButton>
          </form>
        </Fold>
      )}
    </div>
  );
}
