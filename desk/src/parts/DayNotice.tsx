import type { DeskNotice } from '@clinic/contract/desk-day.ts';
import { createContext, use } from 'react';
import { bookingToWords, type DeskPlace, doneToWords, getUndoSeconds } from '../appointments/desk-words.ts';
import { deskMessages as words } from '../appointments/words.ts';
import styles from './DayNotice.module.css';

type Props = { kind: 'done' | 'refused' | 'quiet'; children: string };

/** Whether a sentence is the outcome of the form that was sent last. `DeskPage` says so. */
export const IsOutcome = createContext(false);

/**
 * A sentence above the page. That something was done is told to nobody who hears a page which has just been loaded, so
 * it takes the focus. A refusal leaves the focus to the form, and is said by the title.
 */
export function DayNotice({ kind, children }: Props) {
  const takesFocus = use(IsOutcome) && kind !== 'refused';
  return (
    <p className={styles.notice} data-kind={kind} {...(takesFocus && { tabIndex: -1, autoFocus: true })}>
      {children}
    </p>
  );
}

/** Returns the outcome of a form that was sent without script, in words. */
export function noticeToWords(notice: DeskNotice, place: DeskPlace): string {
  if (notice.kind === 'refused') return `${words.refused.title} ${words.refused[notice.reason]}`;
  if (notice.booked) return bookingToWords(notice.booked, place);
  const { action, isUnmailed = false, undoable } = notice;
  return doneToWords(action, isUnmailed, getUndoSeconds(undoable ?? { lastChange: null }));
}
