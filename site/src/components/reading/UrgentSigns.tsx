import type { UrgentGroup } from '#lib/urgent-signs.ts';
import styles from './UrgentSigns.module.css';

/** Signs that cannot wait, by what they belong to. */
export function UrgentSigns({ groups }: { groups: UrgentGroup[] }) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ title, href, signs }) => (
        <li key={title}>
          <b>
            {href ? (
              <a className="touch-target" href={href}>
                {title}
              </a>
            ) : (
              title
            )}
          </b>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
