import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import { ArchPortrait } from './ArchPortrait.tsx';
import styles from './ProfileHero.module.css';

type Props = {
  name: string;
  role: string;
  summary: string;
  picture: PreparedPicture;
  /** The list that contains this person. */
  back: { label: string; href: string };
  bookHref?: string;
  ground?: 'ice' | 'mint';
};

const words = peopleMessages.profile;

/** The top of a person's page: name, role, summary and portrait. */
export function ProfileHero({ name, role, summary, picture, back, bookHref = '/book', ground = 'ice' }: Props) {
  const { thin, bold } = splitTitle(name);
  return (
    <section className={`${styles.hero} page-grid`} data-ground={ground}>
      <a className={`${styles.back} touch-target`} href={back.href}>
        <Icon name="earlier" size={18} />
        {back.label}
      </a>
      <div className={styles.identity}>
        <h1 className={styles.name}>
          {thin} <b>{bold}</b>
        </h1>
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.text}>
        <p className={styles.summary}>{summary}</p>
        <ButtonLink href={bookHref} hasArrow>
          {words.book}
        </ButtonLink>
      </div>
      <div className={styles.portrait}>
        <ArchPortrait picture={picture} isUrgent />
      </div>
    </section>
  );
}
