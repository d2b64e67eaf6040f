import type { DeskDay, DeskNotice } from '@clinic/contract/desk.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { DayNotice, noticeToWords } from './DayNotice.tsx';

type Props = {
  notice: DeskNotice | null;
  day: DeskDay;
  isLost: boolean;
  /** The reason why an action failed on an appointment that the day does not show. */
  trouble: string | undefined;
  /** Text for screen readers only. A new `at` makes them read equal text again. */
  spoken: { text: string; at: number };
};

/** Messages about the whole day, on the screen and for screen readers. */
export function DayStatus({ notice, day, isLost, trouble, spoken }: Props) {
  return (
    <>
      <div role="status">
        {notice && <DayNotice kind={notice.kind}>{noticeToWords(notice)}</DayNotice>}
        {day.isClosed && <DayNotice kind="quiet">{closedToWords(day)}</DayNotice>}
        {isLost && <DayNotice kind="quiet">{words.live.lost}</DayNotice>}
        {trouble && <DayNotice kind="refused">{trouble}</DayNotice>}
      </div>
      <p role="status" className="visually-hidden">
        <span key={spoken.at}>{spoken.text}</span>
      </p>
    </>
  );
}

function closedToWords({ closedReason }: DeskDay): string {
  return closedReason ? `${words.closedFor(closedReason)}. ${words.closed}` : words.closed;
}
