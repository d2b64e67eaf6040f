import { NextFree, type NextFreeProps } from '#components/booking/NextFree.tsx';
import { ClosingNotice } from '#components/patterns/Notice.tsx';
import type { PersonLink } from '#lib/people/people.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/label.css';
import { PersonRows } from './PersonRows.tsx';

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
    <ClosingNotice
      id="closing"
      display={words.closing}
      action={{ label: words.book, href: bookHref }}
      more={nextFree && <NextFree {...nextFree} />}
    >
      {others.length > 0 && (
        <nav aria-labelledby="profile-others">
          <h3 id="profile-others" className="label" data-size="large">
            {words.others}
          </h3>
          <PersonRows people={others} />
        </nav>
      )}
    </ClosingNotice>
  );
}
