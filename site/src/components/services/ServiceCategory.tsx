import type { ComponentProps } from 'react';
import '#styles/compositions/in-view.css';
import '#styles/compositions/side-by-side.css';
import styles from './ServiceCategory.module.css';
import { ServiceRows } from './ServiceRows.tsx';

type Props = ComponentProps<typeof ServiceRows> & { title: string; anchor: string };

/** One category of the services page. Its name stays in view beside its services. */
export function ServiceCategory({ title, anchor, services }: Props) {
  return (
    <section id={anchor} className={`${styles.category} page-grid side-by-side`}>
      <h2 className={`${styles.title} in-view`}>{title}</h2>
      <div className={styles.rows}>
        <ServiceRows services={services} />
      </div>
    </section>
  );
}
