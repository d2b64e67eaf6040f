import type { ComponentProps } from 'react';
import type { ServiceLink } from '#lib/services/services.ts';
import '@clinic/ui/styles/compositions/side-by-side.css';
import styles from './ServiceCategories.module.css';
import { ServiceRows } from './ServiceRows.tsx';

type Props = ComponentProps<typeof ServiceRows> & {
  title: string;
  anchor: string;
  /** Services that are listed by name only. */
  further: ServiceLink[];
};

/** The categories of the services page, each beside its services. */
export function ServiceCategories({ categories }: { categories: Props[] }) {
  return (
    <div className={styles.categories}>
      {categories.map((category) => (
        <ServiceCategory key={category.anchor} {...category} />
      ))}
    </div>
  );
}

function ServiceCategory({ title, anchor, services, further }: Props) {
  return (
    <section id={anchor} className="page-grid side-by-side">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.services}>
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
