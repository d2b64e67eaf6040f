import type { UrgentGroup } from '#lib/services/urgent-signs.ts';
import styles from './UrgentSigns.module.css';

/** Signs that need help at once, by part of the body, with links to the pages that explain them. */
export function UrgentSigns({ groups }: { groups: UrgentGroup[] }) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ title, signs, services }) => (
        <li key={title}>
          <b>{title}</b>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {services.length > 0 && (
            <p className={`${styles.services} cluster`}>
              {services.map((service) => (
                <a key={service.href} className="touch-target" href={service.href}>
                  {service.title}
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
