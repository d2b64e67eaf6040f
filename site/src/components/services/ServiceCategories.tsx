import type { ComponentProps } from 'react';
import type { ServiceLink } from '#lib/services/services.ts';
import styles from './ServiceCategories.module.css';
import { ServiceRows } from './ServiceRows.tsx';

type Props = ComponentProps<typeof ServiceRows> & {
  title: string;
  anchor: string;
  /** Services that are listed by name only. */
  further: ServiceLink[];
};

/** The categories of the services page. On wide screens those with one service stand side by side. */
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
  const isSingle = services.length + further.length === 1;
  return (
    <section id={anchor} className={styles.category} data-single={isSingle ? '' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ServiceRows services={services} size="small" />
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
    </section>
  );
}
