import type { DeskNotice } from '@clinic/contract/desk.ts';
import { doneToWords } from '#lib/desk/desk-words.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
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
export function noticeToWords(notice: DeskNotice): string {
  return notice.kind === 'done'
    ? doneToWords(notice.action, notice.isUnmailed ?? false)
    : `${words.refused.title} ${words.refused[notice.reason]}`;
}
