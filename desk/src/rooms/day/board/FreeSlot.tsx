import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { MouseEvent } from 'react';
import { type SlotPlace, toBookPath } from '#appointments/booking/book.ts';
import { SentFields } from '#appointments/booking/SentFields.tsx';
import { deskBookMessages } from '#appointments/booking/words.ts';
import { deskMoveMessages } from '#appointments/move-words.ts';
import { splitName } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import { toActionPath } from '#browser/desk-client.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import styles from './FreeSlot.module.css';

type Props = {
  place: SlotPlace;
  /** The appointment that is being moved; `null` when there is none. */
  moving: DeskAppointment | null;
  /** The appointment whose patient gets a next visit; absent when there is none. */
  nextOfId?: string | undefined;
  /** Whether the appointment that is being moved or dragged would not end before the next one. */
  isTooShort?: boolean;
  /** Whether a card is being dragged. */
  isTarget?: boolean;
  /** Whether the dragged card is over this slot. */
  isUnderCard?: boolean;
  /** On the grid, 0 for the one cell that Tab reaches and -1 for the others; absent in a list. */
  tabIndex?: 0 | -1 | undefined;
  onBook?: (place: SlotPlace) => void;
  onMove?: (place: SlotPlace) => void;
};

/** A free time, into which a caller can be booked or an appointment moved. */
export function FreeSlot({ place, moving, nextOfId, isTooShort, tabIndex, onBook, onMove, ...look }: Props) {
  const { doctorId, doctor, date, slot } = place;
  const mark = {
    className: styles.free,
    tabIndex,
    'data-slot': toSlotKey(place),
    'data-target': (moving || look.isTarget) && !isTooShort ? '' : undefined,
    'data-under-card': look.isUnderCard ? '' : undefined,
  };
  const time = slotToLabel(slot);
  if (!moving) {
    const book = (event: MouseEvent) => {
      if (!onBook || opensElsewhere(event)) return;
      event.preventDefault();
      onBook(place);
    };
    return (
      <a href={toBookPath(place, nextOfId)} onClick={book} {...mark}>
        <Icon name="plus" size={16} className={styles.sign} />
        <Words word={deskMessages.free} after={deskBookMessages.toSlot(time)} doctor={doctor} />
      </a>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={toActionPath(moving.id, 'move')}
      onSubmit={(event) => {
        if (!onMove) return;
        event.preventDefault();
        if (!isTooShort) onMove(place);
      }}
    >
      <SentFields appointment={moving} />
      <input type="hidden" name="doctor" value={doctorId} />
      <input type="hidden" name="newDate" value={date} />
      <input type="hidden" name="slot" value={slot} />
      <button type="submit" aria-disabled={isTooShort || undefined} {...mark}>
        <Words
          word={isTooShort ? deskMoveMessages.tooShort : deskMoveMessages.here}
          after={deskMoveMessages.toSlot(time)}
          doctor={doctor}
        />
      </button>
    </form>
  );
}

/** Returns the key of a free slot in the markup. */
export function toSlotKey({ doctorId, slot }: Pick<SlotPlace, 'doctorId' | 'slot'>): string {
  return `${doctorId} ${slot}`;
}

/** The visible word; narrow screens add the doctor's last name, and the whole name is read out. */
function Words({ word, after, doctor }: { word: string; after: string; doctor: string }) {
  return (
    <>
      <span>{word}</span> <span className="visually-hidden">{`${after} ${doctor}`}</span>
      <span className={styles.doctor} aria-hidden="true">
        {splitName(doctor).family}
      </span>
    </>
  );
}
