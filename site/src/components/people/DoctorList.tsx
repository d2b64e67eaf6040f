import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { ComponentProps } from 'react';
import { Split } from '#components/patterns/Split.tsx';
import { peopleMessages } from '#messages/people.ts';
import { ArchPortrait } from './ArchPortrait.tsx';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './DoctorList.module.css';

type Doctor = {
  id: string;
  name: string;
  role?: string | undefined;
  /** Facts such as qualifications and languages, each on a line. */
  facts: string[];
  picture?: ComponentProps<typeof ArchPortrait>['picture'] | undefined;
  href?: string | undefined;
  bookHref: string;
};

type Props = { departments: { id: string; name: string; doctors: Doctor[] }[] };

const words = peopleMessages.doctors;

/** The doctors of each department, with links to their page and to a booking with them. */
export function DoctorList({ departments }: Props) {
  return departments.map(({ id, name, doctors }) => (
    <Split
      key={id}
      room="close"
      aria-labelledby={id}
      heading={
        <h2 id={id} className={`${styles.department} heading-small`}>
          {name}
        </h2>
      }
    >
      <ul className={styles.doctors}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard {...doctor} />
          </li>
        ))}
      </ul>
    </Split>
  ));
}

function DoctorCard({ id, name, role, facts, picture, href, bookHref }: Doctor) {
  return (
    <article className={styles.doctor} aria-labelledby={`doctor-${id}`}>
      {picture && (
        <div className={styles.portrait}>
          <ArchPortrait picture={picture} />
        </div>
      )}
      <div className={styles.title}>
        <h3 id={`doctor-${id}`} className={styles.name}>
          {name}
        </h3>
        {role && <p className={styles.role}>{role}</p>}
      </div>
      <div className={styles.text}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <div className={`${styles.ways} cluster`}>
          {href && (
            <ArrowLink href={href}>
              {words.read}
              <span className="visually-hidden">: {name}</span>
            </ArrowLink>
          )}
          <ArrowLink href={bookHref}>{words.book(name)}</ArrowLink>
        </div>
      </div>
    </article>
  );
}
