import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './PassphraseGone.module.css';

const words = deskDoorMessages.gone;

/** The page for a one-time link that has been used or has expired. */
export function PassphraseGone() {
  return (
    <Door title={words.title}>
      <div className={styles.gone}>
        <p>{words.text}</p>
        <p>
          {words.command} <code className={styles.command}>npm run desk -- add EMAIL</code>
        </p>
        <p>
          {words.signIn} <ArrowLink href={DESK_PATHS.signIn}>{words.signInLink}</ArrowLink>
        </p>
      </div>
    </Door>
  );
}
