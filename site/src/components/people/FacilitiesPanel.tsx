import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/heading-small.css';
import { AboutPanel } from './AboutPanel.tsx';
import styles from './FacilitiesPanel.module.css';

type Props = {
  display: DisplayTitle;
  keyFacilities: { title: string; description: string }[];
  specialties: string[];
};

const words = peopleMessages.about;

/** The clinic's key facilities and specialties. */
export function FacilitiesPanel({ display, keyFacilities, specialties }: Props) {
  return (
    <AboutPanel id="facilities">
      <div className="page-grid">
        <div className={styles.title}>
          <SectionHeading id="facilities-title" name={words.tabs.facilities} display={display} />
        </div>
        <h3 className="visually-hidden">{words.keyFacilities}</h3>
        <ul className={`${styles.rooms} twelve`}>
          {keyFacilities.map(({ title, description }) => (
            <li key={title} className={`${styles.room} card`}>
              <h4 className={styles.roomTitle}>{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.fields} page-grid`}>
        <h3 className={`${styles.count} heading-small`}>
          <span className={styles.number}>{specialties.length}</span> {words.specialties}
        </h3>
        <ul className={styles.list}>
          {specialties.map((specialty) => (
            <li key={specialty} className={styles.field}>
              {specialty}
            </li>
          ))}
        </ul>
      </div>
    </AboutPanel>
  );
}
