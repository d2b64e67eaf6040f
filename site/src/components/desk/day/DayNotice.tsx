import type { DeskNotice } from '@clinic/contract/desk-day.ts';
import { bookingToWords, type DeskPlace, doneToWords } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.ts';
import styles from './DayNotice.module.css';

type Props = { kind: 'done' | 'refused' | 'quiet'; children: string };

/** A sentence above the board. */
export function DayNotice({ kind, children }: Props) {
  return (
    <p className={styles.notice} data-kind={kind}>
      {children}
    </p>
  );
}

/** Returns the outcome of a form that was sent without script, in words. */
export function noticeToWords(notice: DeskNotice, place: DeskPlace): string {
  if (notice.kind === 'refused') return `${words.refused.title} ${words.refused[notice.reason]}`;
  return notice.booked ? bookingToWords(notice.booked, place) : doneToWords(notice.action, notice.isUnmailed ?? false);
}
