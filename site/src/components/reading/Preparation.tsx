import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import styles from './Preparation.module.css';

export type PreparationPoint = { label?: string | undefined; pieces: TextPiece[] };

/** Points of how to prepare. Labels are bold, so that readers find their own case. */
export function Preparation({ points }: { points: PreparationPoint[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ label, pieces }) => (
        <li key={label ?? pieces[0]?.text} className={styles.point}>
          {label && <b className={styles.label}>{label}:</b>} <TextWithNumbers pieces={pieces} />
        </li>
      ))}
    </ul>
  );
}
