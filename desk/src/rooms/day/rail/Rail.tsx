import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { deskDayMessages } from '#appointments/day-words.ts';
import { Key } from '#parts/Key.tsx';
import styles from './Rail.module.css';

type Props = {
  /** Whether the panel is open, which covers the list; on narrow screens it covers the page. */
  isOpen: boolean;
  hasKeys: boolean;
  /** Opens the question for a caller; without script the link leads to the earliest free times. */
  onBook?: MouseEventHandler | undefined;
  /** A message at the foot. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The rail beside the board: 'Book a caller', and what comes next or what is chosen. */
export function Rail({ isOpen, hasKeys, onBook, foot, children }: Props) {
  return (
    <aside className={styles.rail} data-open={isOpen ? '' : undefined} aria-label={deskDayMessages.coming.title}>
      <a className={`${styles.book} round-control`} href={DESK_PATHS.earliest} onClick={onBook}>
        <Icon name="plus" />
        <span className={styles.word}>{deskDayMessages.book}</span>
        {hasKeys && <Key>n</Key>}
      </a>
      <div className={styles.pane}>{children}</div>
      {foot}
    </aside>
  );
}
