import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { phoneToHref } from '#lib/clinic/phone.ts';
import type { PersonLink } from '#lib/people/people.ts';
import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/label.css';
import styles from './FounderNotFound.module.css';
import { PersonRows } from './PersonRows.tsx';

type Props = { founders: PersonLink[]; phone: string };

const words = peopleMessages.founderNotFound;

/** The page for an unknown address below /founders, with links to the founders and other pages. */
export function FounderNotFound({ founders, phone }: Props) {
  return (
    <section className={`${styles.missing} page-grid`}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {words.title.thin} <b>{words.title.bold}</b>
        </h1>
        <p className={styles.advice}>{words.text}</p>
      </div>
      <div className={styles.founders}>
        <h2 className="label" data-size="large">
          {words.founders}
        </h2>
        <PersonRows people={founders} />
        <p className={`${styles.ways} cluster`}>
          {words.ways.map(({ label, href }) => (
            <ArrowLink key={href} href={href}>
              {label}
            </ArrowLink>
          ))}
          <ArrowLink href={phoneToHref(phone)}>
            {words.call} {phone}
          </ArrowLink>
        </p>
      </div>
    </section>
  );
}
