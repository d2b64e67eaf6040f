import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Fold } from '@clinic/ui/Fold.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './AdvancedTechnology.module.css';

type Props = {
  description: string;
  /** The part of the technology page that names this service. Without it, drawn lines replace the picture. */
  part?: { href: string; picture: PreparedPicture } | undefined;
  /** The ground of the section above. The panel overlaps it. */
  above: 'mint' | 'paper';
};

/** 'Advanced Technology' on a service page. */
export function AdvancedTechnology({ description, part, above }: Props) {
  return (
    <section className={styles.technology} data-above={above}>
      <div className={`${styles.panel} night`}>
        <div className={styles.text}>
          <SectionHeading display={serviceMessages.sections.technology} size="brief" />
          <Fold title={serviceMessages.folds.technology} variant="phone">
            <p className={styles.description}>{description}</p>
            {part && (
              <ArrowLink href={part.href} className={styles.link}>
                {serviceMessages.technologyLink}
              </ArrowLink>
            )}
          </Fold>
        </div>
        <div className={`${styles.picture} frame`} data-drawn={part ? undefined : ''}>
          {part && <Picture picture={part.picture} />}
        </div>
      </div>
    </section>
  );
}
