import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { isLongFigure } from '#lib/reading/long-figure.ts';
import { messages } from '#messages/shared.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/figure-card.css';
import styles from './AboutClinic.module.css';

type Props = {
  display: { thin: string; bold: string };
  lead: string;
  figures: { value: string; sign: string; label: string }[];
  /** A note on where the figures come from. */
  figuresNote: string | undefined;
  team: { title: string; description: string };
  picture: PreparedPicture;
};

/** 'About Our Clinic' on the home page: two figures and the team. */
export function AboutClinic({ display, lead, figures, figuresNote, team, picture }: Props) {
  return (
    <section id="about" className={`${styles.about} page-grid`} aria-labelledby="about-title">
      <div className={styles.title}>
        <SectionHeading id="about-title" name={messages.home.about} display={display} />
      </div>
      <p className="beside-title">{lead}</p>
      <div className={`${styles.bento} twelve`}>
        {figures.map(({ value, sign, label }) => (
          <p key={label} className={`${styles.figure} figure-card`}>
            <span data-long={isLongFigure(value + sign) || undefined}>
              {value}
              <b>{sign}</b>
            </span>{' '}
            {label}
          </p>
        ))}
        <figure className={`${styles.team} frame`}>
          <Picture picture={picture} />
          <figcaption className={styles.plaque}>
            <h3 className={styles.plaqueTitle}>{team.title}</h3>
            <p>{team.description}</p>
          </figcaption>
        </figure>
      </div>
      {figuresNote && <p className="figures-note">{figuresNote}</p>}
    </section>
  );
}
