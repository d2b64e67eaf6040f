import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/heading-small.css';
import '@clinic/ui/styles/compositions/label.css';
import { AboutPanel } from './AboutPanel.tsx';
import styles from './OverviewPanel.module.css';

type Props = {
  display: DisplayTitle;
  location: string;
  accreditation: string;
  reasons: { title: string; description: string }[];
};

const words = peopleMessages.about;

/** The clinic's location, its accreditation, and reasons to choose it. */
export function OverviewPanel({ display, location, accreditation, reasons }: Props) {
  return (
    <AboutPanel id="overview">
      <div className="page-grid">
        <div className={styles.title}>
          <SectionHeading id="overview-title" name={words.tabs.overview} display={display} />
        </div>
        <div className={styles.location}>
          <h3 className="label" data-size="large">
            {words.location}
          </h3>
          <p className={styles.statement}>{location}</p>
        </div>
        <div className={styles.accreditation}>
          <h3 className="label" data-size="large">
            {words.accreditation}
          </h3>
          <p>{accreditation}</p>
        </div>
      </div>
      <div className={`${styles.reasons} page-grid`}>
        <h3 className={`${styles.count} heading-small in-view`}>
          <span className={styles.number}>{reasons.length}</span> {words.reasons.thin} <b>{words.reasons.bold}</b>
        </h3>
        <ul className={styles.list}>
          {reasons.map(({ title, description }) => (
            <li key={title} className={styles.reason}>
              <h4 className={styles.reasonTitle}>{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </AboutPanel>
  );
}
