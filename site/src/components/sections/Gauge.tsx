import styles from './Gauge.module.css';
import { GAUGE, GAUGE_FIGURE, GAUGE_HEAD, GAUGE_VALUE } from './Gauge.script.ts';

type Props = { percent: number; label: string };

/** The length of a gauge's circle in the drawing's units (`docs/product.md`, 'Home'), and the radius that follows. */
const CIRCUMFERENCE = 552;
const RADIUS = (CIRCUMFERENCE / (2 * Math.PI)).toFixed(2);

/** Half the side of the drawing: room for the stroke and the head around the circle. */
const CENTRE = 98;

const FULL_TURN_DEGREES = 360;

/**
 * A percentage as a ring with a dot at its end. The markup holds the final figure; `Gauge.script.ts` counts up to it.
 */
export function Gauge({ percent, label }: Props) {
  const circle = { cx: CENTRE, cy: CENTRE, r: RADIUS };
  return (
    <li className={`${styles.gauge} cluster`} {...{ [GAUGE]: percent }}>
      <div className={styles.dial} aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the dial is hidden from readers, who get the label */}
        <svg viewBox={`0 0 ${2 * CENTRE} ${2 * CENTRE}`} fill="none" strokeWidth="10">
          <circle className={styles.track} {...circle} />
          <circle
            className={styles.value}
            {...circle}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
            {...{ [GAUGE_VALUE]: '' }}
          />
          <circle
            className={styles.head}
            cx={CENTRE + Number(RADIUS)}
            cy={CENTRE}
            r="9"
            transform={`rotate(${(FULL_TURN_DEGREES * percent) / 100} ${CENTRE} ${CENTRE})`}
            {...{ [GAUGE_HEAD]: '' }}
          />
        </svg>
        <p className={styles.figure}>
          <span {...{ [GAUGE_FIGURE]: '' }}>{percent}</span>
          <small>%</small>
        </p>
      </div>
      <p className={styles.label}>
        <span className="visually-hidden">{percent}% </span>
        {label}
      </p>
    </li>
  );
}
