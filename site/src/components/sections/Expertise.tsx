import { ButtonLink } from '@clinic/ui/Button.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/named-color.css';
import styles from './Expertise.module.css';
import { EXPERTISE } from './Expertise.script.ts';
import { type Discipline, ExpertiseSign } from './ExpertiseSign.tsx';

type Props = {
  display: { thin: string; bold: string };
  panels: {
    id: Discipline;
    title: string;
    subtitle: string;
    description: string;
    color: 'sky' | 'aqua' | 'amber' | 'foam';
    href: string;
    picture: PreparedPicture;
  }[];
};

const words = homeMessages.expertise;

/**
 * 'Our Expertise': four panels. CSS opens the one that is hovered, focused or tapped. Closed panels stay in the reading
 * order, and a panel's link opens it when it takes the focus. With script a second tap closes it
 * (`Expertise.script.ts`).
 */
export function Expertise({ display, panels }: Props) {
  return (
    <section aria-labelledby="expertise-title">
      <div className={styles.head}>
        <SectionHeading id="expertise-title" name={words.name} display={display} />
      </div>
      <ul className={styles.panels} {...{ [EXPERTISE]: '' }}>
        {panels.map(({ id, title, subtitle, description, color, href, picture }) => (
          // Focusable by a tap or a click, so that touch opens it. The keyboard reaches the link inside.
          <li key={id} className={`${styles.panel} frame night`} data-color={color} tabIndex={-1}>
            <Picture picture={picture} />
            <ExpertiseSign discipline={id} className={styles.sign} />
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.subtitle}>{subtitle}</p>
              <div className={styles.detail}>
                <div className={styles.detailInner}>
                  <p>{description}</p>
                  <ButtonLink href={href} variant="on-night" hasArrow className={styles.link}>
                    {words.learnMore}
                    <span className="visually-hidden">{` ${words.about} ${title}`}</span>
                  </ButtonLink>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
