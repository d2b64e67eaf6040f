import { Icon } from '@clinic/ui/Icon.tsx';
import type { PersonLink } from '#lib/people/people.ts';
import styles from './PersonRows.module.css';

type Props = { people: PersonLink[] };

/** Ruled rows that link to people's pages, with name and role. */
export function PersonRows({ people }: Props) {
  return (
    <ul className={styles.rows}>
      {people.map(({ name, role, href }) => (
        <li key={href}>
          <a className={styles.row} href={href}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{role}</span>
            <Icon name="arrow" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
