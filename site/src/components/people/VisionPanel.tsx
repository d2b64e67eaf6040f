import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/dot-on-line.css';
import '@clinic/ui/styles/compositions/label.css';
import { AboutPanel } from './AboutPanel.tsx';
import styles from './VisionPanel.module.css';

type Props = {
  display: DisplayTitle;
  vision: string;
  mission: string;
  values: { title: string; description: string }[];
};

const words = peopleMessages.about;

/** The clinic's vision, mission and four core values. */
export function VisionPanel({ display, vision, mission, values }: Props) {
  return (
    <AboutPanel id="vision-mission">
      <div className="page-grid">
        <div className={styles.title}>
          <SectionHeading id="vision-mission-title" name={words.tabs['vision-mission']} display={display} />
        </div>
        <div className={styles.vision}>
          <h3 className="label" data-size="large">
            {words.vision}
          </h3>
          <p className={styles.hope}>{vision}</p>
        </div>
        <div className={styles.mission}>
          <h3 className="label" data-size="large">
            {words.mission}
          </h3>
          <p className={styles.task}>{mission}</p>
        </div>
        <div className={styles.values}>
          <h3 className="label" data-size="large">
            {words.values}
          </h3>
          <ul className={styles.list}>
            {values.map(({ title, description }) => (
              <li key={title} className={`${styles.value} dot-on-line`}>
                <h4 className={styles.valueTitle}>{title}</h4>
                <p className={styles.valueText}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </AboutPanel>
  );
}
