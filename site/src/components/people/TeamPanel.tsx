import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/compositions/heading-small.css';
import { AboutPanel } from './AboutPanel.tsx';
import styles from './TeamPanel.module.css';

type TeamCard = {
  id: string;
  name: string;
  title: string;
  summary: string;
  specialties: string[];
  picture: PreparedPicture;
  href: string;
};

type Props = { display: DisplayTitle; lead: string; members: TeamCard[] };

const words = peopleMessages.about;

/** The team, with a card for each member. */
export function TeamPanel({ display, lead, members }: Props) {
  return (
    <AboutPanel id="our-team">
      <div className="page-grid">
        <div className={styles.title}>
          <SectionHeading id="our-team-title" name={words.tabs['our-team']} display={display} />
        </div>
        <div className="beside-title">
          <p>{lead}</p>
          <ArrowLink href="/doctors" className={styles.doctors}>
            {peopleMessages.doctors.all}
          </ArrowLink>
        </div>
        {members.map((member) => (
          <MemberCard key={member.id} {...member} />
        ))}
      </div>
    </AboutPanel>
  );
}

function MemberCard({ id, name, title, summary, specialties, picture, href }: TeamCard) {
  return (
    <article className={styles.card} aria-labelledby={`member-${id}`}>
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} />
      </div>
      <div className={styles.text}>
        <h3 id={`member-${id}`} className={`${styles.name} heading-small`}>
          {name}
        </h3>
        <p className={styles.role}>{title}</p>
        <p className={styles.summary}>{summary}</p>
        <RuledList items={specialties} />
        <ArrowLink href={href} className={`${styles.link} whole-card`}>
          {words.learnMore}
          <span className="visually-hidden">: {name}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
