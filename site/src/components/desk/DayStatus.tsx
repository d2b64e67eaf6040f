import type { DeskDay, DeskNotice } from '@clinic/contract/desk.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { DayNotice, noticeToWords } from './DayNotice.tsx';

type Props = {
  notice: DeskNotice | null;
  day: DeskDay;
  isLost: boolean;
  /** Why nothing was done with an appointment that is not on the day. */
  trouble: string | undefined;
  /** What is read out and not shown; `at` differs for equal words that are read again. */
  spoken: { text: string; at: number };
};

/** What is to be told of the day as a whole, on the screen and to screen readers. */
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
