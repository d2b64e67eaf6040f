import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { DeskRefused as Refused } from '@clinic/contract/desk-people.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskRefusalToWords } from '#lib/desk-door-words.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { Door } from './Door.tsx';
import styles from './DoorForm.module.css';

/** The answer to a request that is refused as a whole. */
export function DeskRefused({ code }: Pick<Refused, 'code'>) {
  const { title, text } = deskRefusalToWords(code);
  return (
    <Door title={title}>
      <div className={styles.form}>
        <p>{text}</p>
        <p>
          <ArrowLink href={DESK_PATHS.today}>{deskDoorMessages.refused.back}</ArrowLink>
        </p>
      </div>
    </Door>
  );
}
