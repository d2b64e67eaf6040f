import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { PictureSplit } from '#components/patterns/Split.tsx';
import { Steps } from '#components/patterns/Steps.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';
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
  const namesId = `${id}-services`;
  return (
    <PictureSplit
      id={id}
      picture={picture}
      side={pictureSide}
      shape="wide"
      room="band"
      ground={pictureSide === 'end' ? 'mint' : 'paper'}
      below={
        <>
          <Steps items={points} />
          <div className={`${styles.services} cluster`}>
            <h3 id={namesId} className={styles.title}>
              {serviceMessages.technologyPage.services}
            </h3>
            <ul className={`${styles.links} cluster`} aria-labelledby={namesId}>
              {services.map(({ href, title: name }) => (
                <li key={href}>
                  <ArrowLink href={href}>{name}</ArrowLink>
                </li>
              ))}
            </ul>
          </div>
        </>
      }
    >
      <SectionHeading display={title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </PictureSplit>
  );
}
