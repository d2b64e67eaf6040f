import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/label.css';
import { BadgeList } from './BadgeList.tsx';
import styles from './FounderProfile.module.css';
import { RuledList } from './RuledList.tsx';

type Props = {
  display: { thin: string; bold: string };
  lead: string;
  badges: string[];
  specialities: string[];
  founder: { name: string; role: string; href: string; picture: PreparedPicture };
};

const words = homeMessages.founder;

/** The founder on the home page: portrait, badges, specialities and a link to the profile. */
export function FounderProfile({ display, lead, badges, specialities, founder }: Props) {
  return (
    <section className={`${styles.founder} page-grid`} aria-labelledby="founder-title">
      <div className={`${styles.portrait} frame`}>
        <Picture picture={founder.picture} />
      </div>
      <div className={styles.text}>
        <SectionHeading id="founder-title" name={words.name} display={display} />
        <p className={styles.lead}>{lead}</p>
        <h3 className={styles.name}>{founder.name}</h3>
        <p>{founder.role}</p>
        <BadgeList badges={badges} className={styles.badges} />
        <h4 id="specialities-title" className={`${styles.listTitle} label`}>
          {words.specialities}
        </h4>
        <RuledList items={specialities} size="large" aria-labelledby="specialities-title" />
        <ArrowLink href={founder.href} className={styles.more}>
          {words.learnMore}
          <span className="visually-hidden">{` ${words.about} ${founder.name}`}</span>
        </ArrowLink>
      </div>
    </section>
  );
}
