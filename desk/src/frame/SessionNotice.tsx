import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { SessionEnd } from '@clinic/contract/desk-person.ts';
import { CompactButton } from '../parts/DeskButton.tsx';
import styles from './SessionNotice.module.css';
import { CAN_STAY, MS_LEFT, STATE, WARN_MS } from './SessionNotice.script.ts';
import { deskSessionEndMessages as words } from './session-words.ts';

/** The line that warns before a session ends, below the content of a page. Without script it shows on a page that is loaded in the last minutes. */
export function SessionNotice({ end: { msLeft, canStay } }: { end: SessionEnd }) {
  return (
    <div aria-live="polite" className={styles.notice} {...{ [MS_LEFT]: msLeft, [CAN_STAY]: canStay }}>
      <form method="post" action={DESK_PATHS.stay} hidden={msLeft > WARN_MS} {...{ [STATE]: 'soon' }}>
        <p>{words.soon}</p>
        <CompactButton hidden={!canStay}>{words.stay}</CompactButton>
      </form>
      <p tabIndex={-1} {...{ [STATE]: 'stayed' }} hidden>
        {words.stayed}
      </p>
      <p {...{ [STATE]: 'over' }} hidden>
        {words.over}
      </p>
    </div>
  );
}
