import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/in-view.css';
import { AboutPanel } from './AboutPanel.tsx';
import styles from './FounderPanel.module.css';

type Props = {
  name: DisplayTitle;
  role: string;
  /** The story in the founder's own words. */
  paragraphs: string[];
  picture: PreparedPicture;
  href: string;
};

const words = peopleMessages.about;

/** The panel of the first tab: the founder and why they founded the clinic. */
export function FounderPanel({ name, role, paragraphs, picture, href }: Props) {
  return (
    <AboutPanel id="founder">
      <div className="page-grid">
        <div className={styles.side}>
          <div className={`${styles.picture} frame in-view`}>
            <Picture picture={picture} />
          </div>
        </div>
        <div className={styles.text}>
          <SectionHeading id="founder-title" name={words.tabs.founder} display={name} />
          <p className={styles.role}>{role}</p>
          <div className={styles.story}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ArrowLink href={href}>
            {words.profile}
            <span className="visually-hidden">
              : {name.thin} {name.bold}
            </span>
          </ArrowLink>
        </div>
      </div>
    </AboutPanel>
  );
}
