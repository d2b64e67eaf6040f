import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './FacilityGallery.module.css';

/** 'Facility & Equipment': one to four pictures. */
export function FacilityGallery({ pictures }: { pictures: PreparedPicture[] }) {
  return (
    <section className={`${styles.facility} page-grid`}>
      <div>
        <SectionHeading display={serviceMessages.sections.facility} size="brief" />
      </div>
      <ul className={`${styles.pictures} twelve`} data-count={pictures.length}>
        {pictures.map((picture) => (
          <li key={picture.src} className={`${styles.picture} frame`}>
            <Picture picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
