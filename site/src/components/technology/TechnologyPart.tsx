import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/dot-on-line.css';
import styles from './TechnologyPart.module.css';

type Props = {
  /** The part's anchor. */
  id: string;
  title: { thin: string; bold: string };
  paragraphs: string[];
  points: { title: string; description: string }[];
  services: { title: string; href: string }[];
  picture: PreparedPicture;
  /** The edge of the page that the picture touches. */
  pictureSide: 'start' | 'end';
};

/** A kind of equipment: its purpose, its benefits and the services that use it. */
export function TechnologyPart({ id, title, paragraphs, points, services, picture, pictureSide }: Props) {
  return (
    <section id={id} className={`${styles.part} page-grid`} data-side={pictureSide}>
      <div className={styles.side}>
        <div className={`${styles.picture} frame in-view`}>
          <Picture picture={picture} />
        </div>
      </div>
      <div className={styles.text}>
        <SectionHeading display={title} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title} className={`${styles.point} dot-on-line`}>
            <h3 className={styles.pointTitle}>{point.title}</h3>
            <p>{point.description}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.services} cluster`}>
        <h3 id={`${id}-services`} className={styles.servicesTitle}>
          {serviceMessages.technologyPage.services}
        </h3>
        <ul className={`${styles.links} cluster`} aria-labelledby={`${id}-services`}>
          {services.map(({ href, title: name }) => (
            <li key={href}>
              <ArrowLink href={href}>{name}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
