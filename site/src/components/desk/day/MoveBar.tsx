import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { type DeskAppointment, toDayPath } from '@clinic/contract/desk.ts';
import type { MouseEventHandler, Ref } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { dateToDay } from '#lib/booking/appointment-words.ts';
import { deskMoveMessages as words } from '#messages/desk-move.en.ts';
import { toCardId } from './AppointmentCard.tsx';
import { BarText, BottomBar } from './BottomBar.tsx';
import styles from './MoveBar.module.css';

type Props = {
  ref?: Ref<HTMLDivElement>;
  appointment: DeskAppointment;
  /** The reason why the last chosen time was refused. */
  trouble: string | undefined;
  onKeep?: MouseEventHandler;
};

/** Names the patient who is being moved, and offers to end the move. */
export function MoveBar({ ref, appointment, trouble, onKeep }: Props) {
  const { id, name, date, slot, doctor } = appointment;
  return (
    <BottomBar ref={ref} label={words.label} tabIndex={-1} aria-describedby="move-text">
      <div className={styles.content}>
        <div id="move-text" className={styles.text}>
          <BarText>
            {words.moving}{' '}
            <b>
              <bdi>{name}</bdi>
            </b>
          </BarText>
          <p className={styles.from}>{words.from(dateToDay(date), slotToLabel(slot), doctor)}</p>
          <p className={styles.choose}>{words.choose}</p>
          {trouble && <p className={styles.trouble}>{trouble}</p>}
        </div>
        <ButtonLink
          variant="on-night"
          size="small"
          className={styles.keep}
          href={`${toDayPath(date)}#${toCardId(id)}`}
          onClick={onKeep}
        >
          {words.keep}
        </ButtonLink>
      </div>
    </BottomBar>
  );
}
