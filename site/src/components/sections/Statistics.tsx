import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import { Picture } from '../pictures/Picture.tsx';
import { GAUGE_PANEL } from './Gauge.script.ts';
import { Gauge } from './Gauge.tsx';
import '@clinic/ui/styles/compositions/figure-card.css';
import styles from './Statistics.module.css';
import { STATISTICS } from './Statistics.script.ts';

type Props = {
  gauges: { percent: number; label: string }[];
  /** A note on where the figures come from. */
  figuresNote: string | undefined;
  picture: PreparedPicture;
};

/**
 * Four figures on a panel that slides up over a moving picture. `Gauge.script.ts` counts the figures up once, and
 * `Statistics.script.ts` moves panel and picture in browsers without scroll-driven animations.
 */
export function Statistics({ gauges, figuresNote, picture }: Props) {
  return (
    <section className={styles.statistics} {...{ [STATISTICS]: '' }} aria-labelledby="statistics-title">
      <div className={styles.backdrop}>
        <Picture picture={picture} />
      </div>
      <div className={styles.panel} {...{ [GAUGE_PANEL]: '' }}>
        <SectionHeading id="statistics-title" display={homeMessages.statistics.title} />
        <ul className={styles.gauges}>
          {gauges.map((gauge) => (
            <Gauge key={gauge.label} {...gauge} />
          ))}
        </ul>
        {figuresNote && <p className="figures-note">{figuresNote}</p>}
      </div>
    </section>
  );
}
