import type { BodyRegion } from '#lib/services/symptoms.ts';
import { symptomMessages } from '#messages/services.ts';
import { BODY_HEIGHT, BODY_WIDTH } from '#schemas/symptoms.ts';
import styles from './BodyMap.module.css';
import { BODY_DOT } from './BodyMap.script.ts';
import { toPartId } from './BodyRegions.tsx';

/** Half of a dot's target in the drawing's units, which are pixels at its smallest size. */
const TARGET_RADIUS = 22;

type Props = { regions: readonly BodyRegion[]; symptomsHref: string };

/**
 * A standing body with a dot for each region. A dot is a link to the region's signs; `BodyMap.script.ts` makes it a
 * button that opens the region's part of `BodyRegions`.
 */
export function BodyMap({ regions, symptomsHref }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={styles.map}
      viewBox={`0 0 ${BODY_WIDTH} ${BODY_HEIGHT}`}
      role="group"
      aria-label={symptomMessages.body.title}
    >
      <g className={styles.outline}>
        <Half />
        <g transform={`translate(${BODY_WIDTH} 0) scale(-1 1)`}>
          <Half />
        </g>
        <ellipse cx="100" cy="37" rx="19.5" ry="25" />
        <path className={styles.faint} d="M100 206.5h.01M92 288c4 5 12 5 16 0" />
      </g>
      {regions.map(({ id, name, x, y }) => (
        <a
          key={id}
          className={styles.dot}
          href={`${symptomsHref}#${id}`}
          aria-label={name}
          {...{ [BODY_DOT]: toPartId(id) }}
        >
          <circle className={styles.target} cx={x} cy={y} r={TARGET_RADIUS} />
          <circle className={styles.ring} cx={x} cy={y} r="10" />
          <circle className={styles.centre} cx={x} cy={y} r="5" />
          <text className={styles.name} x={x} y={y - 16} textAnchor="middle">
            {name}
          </text>
        </a>
      ))}
    </svg>
  );
}

/** The body's left half as we see it; the right half is its mirror image. */
function Half() {
  return (
    <>
      {/* The neck, the shoulder, and the arm down to the hand and back to the armpit. */}
      <path d="M90.5 58c.8 8 .6 13-3.5 17-7 6-24 7-33 14-7 6-9.5 16-11 30-1.5 16-3.5 31-6 46-2.5 16-6.5 31-9.5 46-1.6 9-3 17-5.5 25-2.5 9-4.5 19-2.5 27 1.2 5 5 8 8.5 6.5 4-2 5.5-8 6-14 .4-6 1.5-11 3.5-17 4.5-15 9-30 11.5-46 2-14 6-42 8.7-60" />
      {/* The trunk, and the outside of the leg down to the foot. */}
      <path d="M57.5 132c1 20 5.5 34 6 52 .4 18-6.5 33-7.5 56-1 32 5 66 10 98 2 13-3 26-1.5 44 1.5 20 7.5 38 8.5 56 .4 8-5 14-8.5 20-2 4-.5 8 5 8.5 7 .6 15-.5 18-5 2.5-4 1.5-10 1-17-.4-10 .5-22 2.5-36 2-15 4-28 3.5-42-.3-10 .5-18 1.5-29 1.5-18 2.5-35 3-48" />
      <g className={styles.faint}>
        <path d="M92 88c-8 1.5-18 2-26 5M66 140c3 12 22 14 29 3M62 236c7 20 20 38 33 49M71 352c5 4 14 4 20 0" />
      </g>
    </>
  );
}
