import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { TodayHelp } from '#lib/clinic/emergency-help.ts';
import styles from './TodayCall.module.css';

/**
 * Says whom to call about a sign that needs a call today: part of every list of such signs. Both halves are always there;
 * where `layouts/DeskOpen.astro` knows that the desk is closed, the half for this comes first.
 */
export function TodayCall({ help }: { help: TodayHelp }) {
  return (
    <p className={styles.call} data-today-call="">
      <span className={styles.open}>
        <TextWithNumbers pieces={help.open} />
      </span>{' '}
      <span>
        <TextWithNumbers pieces={help.closed} />
      </span>
    </p>
  );
}
