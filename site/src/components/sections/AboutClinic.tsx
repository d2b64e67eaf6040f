import { Figures } from '#components/patterns/Facts.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { messages } from '#messages/shared.ts';
import { Picture } from '../pictures/Picture.tsx';
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
    <Section pattern="facts" id="about" ground="lamp" room="start" aria-labelledby="about-title">
      <SectionHead id="about-title" name={messages.home.about} display={display} lead={lead} />
      <Figures figures={figures} note={figuresNote}>
        <figure className={`${styles.team} frame`}>
          <Picture picture={picture} />
          <figcaption className={styles.plaque}>
            <h3 className={styles.plaqueTitle}>{team.title}</h3>
            <p>{team.description}</p>
          </figcaption>
        </figure>
      </Figures>
    </Section>
  );
}
