import { ButtonLink } from '@clinic/ui/Button.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { NextFree, type NextFreeProps } from '#components/booking/NextFree.tsx';
import type { PersonLink } from '#lib/people/people.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/label.css';
import { PersonRows } from './PersonRows.tsx';
import styles from './ProfileClosing.module.css';

type Props = {
  others: PersonLink[];
  bookHref?: string;
  /** The doctor whose next free slot is offered; absent for other people. */
  nextFree?: NextFreeProps;
};

const words = peopleMessages.profile;

/** The end of a person's page: a link to book, and links to other people. */
export function ProfileClosing({ others, bookHref = '/book', nextFree }: Props) {
  return (
    <section className={`${styles.closing} night page-grid`}>
      <div className={styles.text}>
        <SectionHeading display={words.closing} size="closing" />
        <ButtonLink href={bookHref} hasArrow className={styles.action}>
          {words.book}
        </ButtonLink>
        {nextFree && (
          <p className={styles.next}>
            <NextFree {...nextFree} />
          </p>
        )}
      </div>
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="profile-others">
          <h3 id="profile-others" className="label" data-size="large">
            {words.others}
          </h3>
          <PersonRows people={others} />
        </nav>
      )}
    </section>
  );
}
