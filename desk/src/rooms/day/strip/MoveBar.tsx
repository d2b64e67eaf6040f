import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import type { MouseEventHandler, Ref } from 'react';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { toCardId } from '#appointments/day-life.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { toShortTime } from '#appointments/desk-times.ts';
import { deskMoveMessages as words } from '#appointments/move-words.ts';
import { useIsSaving } from '#appointments/saving.ts';
import { splitName } from '#appointments/visit-state.ts';
import { Key } from '#parts/Key.tsx';
import styles from './ChoiceBar.module.css';
import { ChoiceBar, ChoiceLine } from './ChoiceBar.tsx';

type Props = {
  ref?: Ref<HTMLDivElement>;
  appointment: DeskAppointment;
  /** The reason why the last chosen time was refused. */
  trouble: string | undefined;
  /** The nearest free times, which the keys 1 to 3 take. */
  offered: readonly SlotPlace[];
  onChoose: (place: SlotPlace) => void;
  onKeep?: MouseEventHandler;
};

/** Names the patient who is being moved, and offers to end the move. */
export function MoveBar({ ref, appointment, trouble, offered, onChoose, onKeep }: Props) {
  const { id, name, date, slot, doctor } = appointment;
  const isSaving = useIsSaving(id);
  return (
    <ChoiceBar
      ref={ref}
      id="move-text"
      label={words.label}
      word={words.moving}
      name={name}
      choices={
        offered.length > 0 &&
        !isSaving && (
          <div className={styles.choices}>
            {offered.map((place, index) => (
              <button
                key={`${place.doctorId} ${place.slot}`}
                type="button"
                className={`${styles.choice} round-control`}
                onClick={() => onChoose(place)}
              >
                <Key>{String(index + 1)}</Key> {toShortTime(place.slot)}
                <span className="visually-hidden">{` with ${place.doctor}`}</span>
                {place.doctorId !== appointment.doctorId && (
                  <span aria-hidden="true">{splitName(place.doctor).family}</span>
                )}
              </button>
            ))}
          </div>
        )
      }
      leave={{ label: words.keep, href: `${toDayPath(date)}#${toCardId(id)}`, onClick: onKeep }}
    >
      <ChoiceLine>{words.from(dateToDay(date), slotToLabel(slot), doctor)}</ChoiceLine>
      {trouble ? (
        <ChoiceLine isTrouble>{trouble}</ChoiceLine>
      ) : (
        // The offered times say it to eyes, and take its room.
        <div className={offered.length > 0 && !isSaving ? 'visually-hidden' : undefined}>
          <ChoiceLine>{isSaving ? deskDayMessages.visit.saving : words.choose}</ChoiceLine>
        </div>
      )}
    </ChoiceBar>
  );
}
