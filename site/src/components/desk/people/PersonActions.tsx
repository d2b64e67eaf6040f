import type { ListedPerson, PeopleAction } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskPeopleMessages } from '#messages/desk-people.en.ts';
import styles from './PersonActions.module.css';

const words = deskPeopleMessages.actions;

type Props = {
  person: ListedPerson;
  toPath: (action: PeopleAction) => string;
  isSelf: boolean;
  isLastOwner: boolean;
};

/** An owner's actions for a person. Each is a form of its own. */
export function PersonActions({ person: { email, role, hasSecondFactor }, toPath, isSelf, isLastOwner }: Props) {
  const otherRole = role === 'owner' ? 'reception' : 'owner';
  return (
    <div className={styles.actions}>
      <form method="post" action={toPath('link')}>
        <Action email={email}>{words.link}</Action>
      </form>
      {!isLastOwner && (
        <form method="post" action={toPath('role')}>
          <input type="hidden" name="role" value={otherRole} />
          <Action email={email}>{words.toRole[otherRole]}</Action>
        </form>
      )}
      {hasSecondFactor && !isSelf && (
        <form method="post" action={toPath('second-factor')}>
          <Action email={email}>{words.secondFactor}</Action>
        </form>
      )}
      {!isSelf && !isLastOwner && (
        <details className={styles.ask}>
          <summary className={styles.summary}>
            {words.remove}
            <span className="visually-hidden">: {email}</span>
          </summary>
          <form className={styles.question} method="post" action={toPath('remove')}>
            <p>
              <b>{words.removeWho(email)}</b> {words.removeText}
            </p>
            <Button type="submit" variant="call" size="small" className={styles.remove}>
              {words.removeYes}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}

function Action({ email, children }: { email: string; children: string }) {
  return (
    <Button type="submit" variant="outline" size="small" className={styles.action}>
      {children}
      <span className="visually-hidden">: {email}</span>
    </Button>
  );
}
