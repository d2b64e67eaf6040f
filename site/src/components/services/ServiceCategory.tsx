import type { ComponentProps } from 'react';
import type { ServiceLink } from '#lib/services/services.ts';
import '#styles/compositions/in-view.css';
import '#styles/compositions/side-by-side.css';
import '#styles/compositions/heading-small.css';
import styles from './ServiceCategory.module.css';
import { ServiceRows } from './ServiceRows.tsx';

type Props = ComponentProps<typeof ServiceRows> & {
  title: string;
  anchor: string;
  /** Services that are listed by name only. */
  further: ServiceLink[];
};

/** One category of the services page. Its name stays in view beside its services. */
export function ServiceCategory({ title, anchor, services, further }: Props) {
  return (
    <section id={anchor} className={`${styles.category} page-grid side-by-side`}>
      <h2 className={`${styles.title} heading-small in-view`}>{title}</h2>
      <div className={styles.rows}>
        <ServiceRows services={services} />
        {further.length > 0 && (
          <ul className={styles.further}>
            {further.map((service) => (
              <li key={service.href}>
                <a className={`${styles.link} touch-target`} href={service.href}>
                  {service.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
