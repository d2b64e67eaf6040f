import { ButtonLink } from '@clinic/ui/Button.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/dot-on-line.css';
import styles from './AdvancedCare.module.css';

type Props = {
  display: { thin: string; bold: string };
  points: { title: string; description: string }[];
  picture: PreparedPicture;
};

const words = homeMessages.advancedCare;

/** 'Advanced Surgical Care' on the home page: a picture and four points. */
export function AdvancedCare({ display, points, picture }: Props) {
  return (
    <section className={`${styles.care} night`} aria-labelledby="advanced-care-title">
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} />
      </div>
      <div className={`${styles.content} page-grid`}>
        <div className={styles.title}>
          <SectionHeading id="advanced-care-title" name={words.name} display={display} />
        </div>
        <ul className={styles.points}>
          {points.map(({ title, description }) => (
            <li key={title} className={`${styles.point} dot-on-line`}>
              <h3 className={styles.pointTitle}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <ButtonLink href="/technology" variant="on-night" hasArrow>
            {words.learnMore}
            <span className="visually-hidden">{` ${words.aboutTechnology}`}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
