import { Picture, type PreparedPicture } from '#components/ui/Picture.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { homeMessages } from '#messages/home.en.ts';
import { Gauge } from './Gauge.tsx';
import styles from './Statistics.module.css';

type Props = { gauges: { percent: number; label: string }[]; picture: PreparedPicture };

/**
 * Four figures on a panel that slides up over a drifting picture. `scripts/gauges.ts` counts them up once,
 * `scripts/statistics-scroll.ts` moves both in browsers without scroll-driven animations.
 */
export function Statistics({ gauges, picture }: Props) {
  return (
    <section className={styles.statistics} data-statistics aria-labelledby="statistics-title">
      <div className={styles.backdrop}>
        <Picture picture={picture} />
      </div>
      <div className={styles.panel} data-gauges>
        <SectionHeading id="statistics-title" display={homeMessages.statistics.title} />
        <ul className={styles.gauges}>
          {gauges.map((gauge) => (
            <Gauge key={gauge.label} {...gauge} />
          ))}
        </ul>
      </div>
    </section>
  );
}
