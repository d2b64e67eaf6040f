import type { ReactNode } from 'react';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { homeMessages } from '#messages/home.en.ts';
import styles from './ServiceGrid.module.css';

type Props = {
  display: { thin: string; bold: string };
  /** `ServiceList` around `ServiceCards`. */
  children?: ReactNode;
};

/** 'Services' on the home page. */
export function ServiceGrid({ display, children }: Props) {
  return (
    <section id="services" className={`${styles.services} page-grid`} aria-labelledby="services-title">
      <div className={styles.title}>
        <SectionHeading id="services-title" name={homeMessages.services.name} display={display} />
      </div>
      {children}
    </section>
  );
}
