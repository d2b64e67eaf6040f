import { ButtonLink } from '@clinic/ui/Button.tsx';
import type { ReactNode } from 'react';
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  getWaveHeight,
  getWavePath,
  WAVE_SHAPES,
  type WaveShape,
} from '#lib/browser/wave-shape.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { messages } from '#messages/shared.ts';
import styles from './NotFound.module.css';

type Props = {
  title: DisplayTitle;
  text: string;
  /** Sets a title that is a number larger. */
  variant?: 'figure';
  phone: string;
  /** Links to other pages. */
  children: ReactNode;
};

/** The place where the line stops, as a share of its length. */
const EARLY_END = 0.4;

/** The area to which the hero's wave is stretched, in units of this drawing. */
const AREA = { width: 1440, height: 420 };
const STRETCH = { x: AREA.width / DRAWING_WIDTH, y: AREA.height / DRAWING_HEIGHT };

/** The hero's amber wave. */
const EARLY_WAVE = WAVE_SHAPES[2] as WaveShape;

/** Wider and fainter strokes around the line make the glow without a filter. */
const GLOW = [
  { strokeWidth: 22, opacity: 0.07 },
  { strokeWidth: 11, opacity: 0.12 },
  { strokeWidth: 5, opacity: 0.26 },
];

/** The page for an unknown address, or for one that cannot be reached: a dark ground with a line of light that stops early. */
export function NotFound({ title, text, variant, phone, children }: Props) {
  return (
    <section className={`${styles.page} night page-grid`}>
      <EarlyWave />
      <div className={styles.words}>
        <h1 className={styles.title} data-variant={variant}>
          {title.thin} {title.bold && <b>{title.bold}</b>}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className="cluster">
          {children}
          <ButtonLink href={phoneToHref(phone)} variant="on-night">
            {messages.notFound.call} {phone}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function EarlyWave() {
  const x = EARLY_END * AREA.width;
  const y = getWaveHeight(EARLY_WAVE, EARLY_END, 0) * STRETCH.y;
  const path = getWavePath(EARLY_WAVE, 0, 0, EARLY_END);
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${AREA.width} ${AREA.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <linearGradient id="early-light">
        <stop className={styles.light} offset="0" stopOpacity="0" />
        <stop className={styles.light} offset="0.6" stopOpacity="0.7" />
        <stop className={styles.light} offset="1" />
      </linearGradient>
      <g transform={`scale(${STRETCH.x} ${STRETCH.y})`}>
        {WAVE_SHAPES.map((shape) => (
          <path key={shape.spread} className={styles.ghost} d={getWavePath(shape, 0)} />
        ))}
        <g className={styles.lit} stroke="url(#early-light)">
          {GLOW.map((stroke) => (
            <path key={stroke.strokeWidth} {...stroke} d={path} />
          ))}
          <path className={styles.line} d={path} />
        </g>
      </g>
      <g className={styles.dot}>
        <circle className={styles.halo} cx={x} cy={y} r="34" />
        <circle className={styles.ring} cx={x} cy={y} r="15" />
        <circle className={styles.core} cx={x} cy={y} r="7" />
      </g>
    </svg>
  );
}
