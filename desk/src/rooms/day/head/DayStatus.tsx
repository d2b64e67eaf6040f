import type { DeskDay, DeskNotice } from '@clinic/contract/desk-day.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { deskMessages as words } from '#appointments/words.ts';
import { DayNotice, noticeToWords } from '#parts/DayNotice.tsx';
import { UndoForm } from '../bars/UndoForm.tsx';
import styles from './DayStatus.module.css';

type Props = {
  notice: DeskNotice | null;
  day: DeskDay;
  place: DeskPlace;
  isLost: boolean;
  /** The reason why an action failed on an appointment that the day does not show. */
  trouble: string | undefined;
  /** Text for screen readers only. A new `at` makes them read equal text again. */
  spoken: { text: string; at: number };
};

/** Messages about the whole day, on the screen and for screen readers. */
export function DayStatus({ notice, day, place, isLost, trouble, spoken }: Props) {
  const undoable = notice?.kind === 'done' ? notice.undoable : undefined;
  return (
    <>
      <div role="status">
        {notice && <DayNotice kind={notice.kind}>{noticeToWords(notice, place)}</DayNotice>}
        {undoable?.undoUntil !== undefined && (
          <UndoForm appointment={{ ...undoable, undoUntil: undoable.undoUntil }} place={place} />
        )}
        {day.isClosed && <DayNotice kind="quiet">{closedToWords(day)}</DayNotice>}
        {isLost && <DayNotice kind="quiet">{words.live.lost}</DayNotice>}
        {trouble && <DayNotice kind="refused">{trouble}</DayNotice>}
      </div>
      <p role="status" className={`${styles.spoken} visually-hidden`}>
        <span key={spoken.at}>{spoken.text}</span>
      </p>
    </>
  );
}

function closedToWords({ closedReason }: DeskDay): string {
  return closedReason ? `${words.closedFor(closedReason)}. ${words.closed}` : words.closed;
}
