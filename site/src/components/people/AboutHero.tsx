import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { isLongFigure } from '#lib/reading/long-figure.ts';
import { peopleMessages } from '#messages/people.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/figure-card.css';
import styles from './AboutHero.module.css';

type Props = {
  title: DisplayTitle;
  lead: string;
  picture: PreparedPicture;
  /** Four figures, for example `10k+` and `24/7`, with their labels. */
  stats: { value: string; label: string }[];
  /** A note on where the figures come from. */
  figuresNote: string | undefined;
};

/** The top of About: heading and lead beside a picture, and four figures across its lower edge. */
export function AboutHero({ title, lead, picture, stats, figuresNote }: Props) {
  return (
    <section className={styles.hero}>
      <div className={`${styles.night} night page-grid`}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            {title.thin} <b>{title.bold}</b>
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={`${styles.picture} frame`}>
          <Picture picture={picture} isUrgent />
        </div>
      </div>
      <ul className={styles.stats} aria-label={peopleMessages.about.figures}>
        {stats.map(({ value, label }) => {
          const [, digits, sign] = /^([\d,]*)(.*)$/.exec(value) ?? [];
          return (
            <li key={label} className={`${styles.stat} figure-card`}>
              <span data-long={isLongFigure(value) || undefined}>
                {digits}
                <b>{sign}</b>
              </span>{' '}
              {label}
            </li>
          );
        })}
      </ul>
      {figuresNote && <p className="figures-note">{figuresNote}</p>}
    </section>
  );
}
