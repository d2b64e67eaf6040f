import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './DoorForm.module.css';

const words = deskDoorMessages.owners;

/** The answer to somebody of reception who asks for a page of the owners. */
export function OwnersOnly() {
  return (
    <Door title={words.title}>
      <div className={styles.form}>
        <p>{words.text}</p>
        <p>
          <ArrowLink href={DESK_PATHS.today}>{words.back}</ArrowLink>
        </p>
      </div>
    </Door>
  );
}
