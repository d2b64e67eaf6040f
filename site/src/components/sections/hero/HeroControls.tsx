import { heroMessages } from '#messages/home.ts';
import styles from './HeroControls.module.css';
import { PAUSE_BUTTON, SLIDE_TICK } from './hero-parts.ts';

type Props = { slideCount: number };

const FACES = [
  { face: 'pause', label: heroMessages.pause, shape: 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' },
  { face: 'play', label: heroMessages.play, shape: 'M3 1l9.5 6L3 13z' },
] as const;

/** The button that pauses the hero, and marks that show the current background. */
export function HeroControls({ slideCount }: Props) {
  return (
    <div className={`${styles.controls} needs-script`}>
      <div className={styles.ticks}>
        {Array.from({ length: slideCount }, (_, index) => index).map((index) => (
          <i
            key={index}
            className={styles.tick}
            {...{ [SLIDE_TICK]: '' }}
            data-current={index === 0 ? '' : undefined}
          />
        ))}
      </div>
      <button type="button" className={styles.button} {...{ [PAUSE_BUTTON]: '' }}>
        {FACES.map(({ face, label, shape }) => (
          <span key={face} className={styles.face} data-face={face}>
            <svg width={14} height={14} viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
              <path d={shape} />
            </svg>
            {label}
            <span className="visually-hidden"> {heroMessages.moving}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
