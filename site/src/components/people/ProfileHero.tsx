import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { splitTitle } from '#lib/display-title.ts';
import type { PreparedPicture } from '#lib/prepared-picture.ts';
import { peopleMessages } from '#messages/people.en.ts';
import { ArchPortrait } from './ArchPortrait.tsx';
import styles from './ProfileHero.module.css';

type Props = {
  name: string;
  role: string;
  summary: string;
  picture: PreparedPicture;
  /** The tab of About that shows this person. */
  aboutHref: string;
  ground?: 'ice' | 'mint';
};

const words = peopleMessages.profile;

/** The top of a person's page: name, role, summary and portrait. */
export function ProfileHero({ name, role, summary, picture, aboutHref, ground = 'ice' }: Props) {
  const { thin, bold } = splitTitle(name);
  return (
    <section className={`${styles.hero} page-grid`} data-ground={ground}>
      <a className={`${styles.back} touch-target`} href={aboutHref}>
        <Icon name="earlier" size={18} />
        {words.back}
      </a>
      <div className={styles.identity}>
        <h1 className={styles.name}>
          {thin} <b>{bold}</b>
        </h1>
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.text}>
        <p className={styles.summary}>{summary}</p>
        <ButtonLink href="/book" hasArrow>
          {words.book}
        </ButtonLink>
      </div>
      <div className={styles.portrait}>
        <ArchPortrait picture={picture} isUrgent />
      </div>
    </section>
  );
}
