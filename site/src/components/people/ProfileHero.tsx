import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { Hero } from '#components/patterns/Hero.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/touch-target.css';
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

/** The top of a person's page: name, role, summary and portrait. */
export function ProfileHero({ name, role, summary, picture, back, bookHref = '/book', ground = 'ice' }: Props) {
  return (
    <Hero
      title={splitTitle(name)}
      role={role}
      lead={summary}
      ground={ground}
      above={
        <a className={`${styles.back} touch-target`} href={back.href}>
          <Icon name="earlier" size={18} />
          {back.label}
        </a>
      }
      aside={<ArchPortrait picture={picture} isUrgent isStanding />}
    >
      <ButtonLink href={bookHref} hasArrow>
        {peopleMessages.profile.book}
      </ButtonLink>
    </Hero>
  );
}
