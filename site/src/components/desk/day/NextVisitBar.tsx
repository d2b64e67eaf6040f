import { type NextVisit, toDayPath } from '@clinic/contract/desk.ts';
import type { MouseEventHandler } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskNextVisitMessages as words } from '#messages/desk-next-visit.en.ts';
import { BarText, BottomBar } from './BottomBar.tsx';
import styles from './MoveBar.module.css';

type Props = { visit: NextVisit; date: string; onLeave?: MouseEventHandler };

/** Names the patient for whose next visit a free time is chosen, and offers to leave it. */
export function NextVisitBar({ visit, date, onLeave }: Props) {
  return (
    <BottomBar label={words.label} tabIndex={-1} autoFocus aria-describedby="next-visit-text">
      <div className={styles.content}>
        <div id="next-visit-text" className={styles.text}>
          <BarText>
            {words.of}{' '}
            <b>
              <bdi>{visit.name}</bdi>
            </b>
          </BarText>
          <p className={styles.choose}>{words.choose}</p>
        </div>
        <ButtonLink variant="on-night" size="small" className={styles.keep} href={toDayPath(date)} onClick={onLeave}>
          {words.leave}
        </ButtonLink>
      </div>
    </BottomBar>
  );
}
