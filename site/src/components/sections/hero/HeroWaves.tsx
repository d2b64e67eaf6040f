import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  getWavePath,
  REST_LENGTH,
  WAVE_SHAPES,
  type WaveShape,
} from '#lib/browser/wave-shape.ts';
import type { WavePreview } from '#lib/home/hero.ts';
import { heroMessages } from '#messages/home.ts';
import '@clinic/ui/styles/compositions/named-color.css';
import styles from './HeroWaves.module.css';
import { DOT_LIGHT, LIT_PART, UNLIT_PART, WAVE_DOT, WAVE_LINE, WAVES } from './hero-parts.ts';

type Props = { waves: WavePreview[]; cardId: string };

/** The strokes that make up a line, from its glow to its core, with their widths in px. */
const STROKES = [
  { width: 22, opacity: 0.05 },
  { width: 11, opacity: 0.1 },
  { width: 5, opacity: 0.22 },
  { width: 1.9, opacity: 1 },
];

/** The opacity along the lit part of a line and along its faint rest: offset and opacity of each stop. */
const LIT_STOPS = [
  [0, 0],
  [0.1, 0.35],
  [0.6, 0.8],
  [1, 1],
] as const;
const UNLIT_STOPS = [
  [0, 0.34],
  [1, 0],
] as const;

/** Four lines of light, each with a dot that opens its preview. Without script the captions are shown instead. */
export function HeroWaves({ waves, cardId }: Props) {
  return (
    <div className={styles.waves} {...{ [WAVES]: '' }}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {waves.map(({ caption, color }, index) => (
          <WaveLine key={caption} index={index} color={color} />
        ))}
      </svg>
      <ul aria-label={heroMessages.features}>
        {waves.map(({ caption, color }, index) => (
          <li key={caption} className={styles.dot} {...{ [WAVE_DOT]: index }} data-color={color}>
            <i className={styles.light} {...{ [DOT_LIGHT]: '' }} />
            <button
              type="button"
              className={`${styles.button} needs-script`}
              aria-expanded="false"
              aria-controls={cardId}
            >
              <span className="visually-hidden">{caption}</span>
            </button>
            <span className={`${styles.caption} without-script`}>{caption}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WaveLine({ index, color }: { index: number; color: string }) {
  const shape = WAVE_SHAPES[index] as WaveShape;
  const [lit, unlit] = [`wave-lit-${index}`, `wave-unlit-${index}`];
  return (
    <g className={styles.line} data-color={color} {...{ [WAVE_LINE]: '' }}>
      <linearGradient id={lit}>{toStops(LIT_STOPS)}</linearGradient>
      <linearGradient id={unlit}>{toStops(UNLIT_STOPS)}</linearGradient>
      <path
        d={getWavePath(shape, 0, REST_LENGTH, 1)}
        stroke={`url(#${unlit})`}
        vectorEffect="non-scaling-stroke"
        {...{ [UNLIT_PART]: '' }}
      />
      {STROKES.map(({ width, opacity }) => (
        <path
          key={width}
          d={getWavePath(shape, 0, 0, REST_LENGTH)}
          stroke={`url(#${lit})`}
          strokeWidth={width}
          strokeOpacity={opacity}
          vectorEffect="non-scaling-stroke"
          {...{ [LIT_PART]: '' }}
        />
      ))}
    </g>
  );
}

function toStops(stops: readonly (readonly [offset: number, opacity: number])[]) {
  return stops.map(([offset, opacity]) => (
    <stop key={`${offset} ${opacity}`} offset={offset} stopColor="currentColor" stopOpacity={opacity} />
  ));
}
