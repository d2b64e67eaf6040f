import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ReactNode } from 'react';
import { SERVICES_PATH } from '#components/shell/navigation.ts';
import { homeMessages } from '#messages/home.ts';
import { messages } from '#messages/shared.ts';
import styles from './ServiceGrid.module.css';

type Props = {
  display: { thin: string; bold: string };
  /** Whether there are more services than cards. */
  isPart: boolean;
  /** `ServiceList` around `ServiceCards`. */
  children?: ReactNode;
};

/** 'Services' on the home page. */
export function ServiceGrid({ display, isPart, children }: Props) {
  return (
    <section id="services" className={`${styles.services} page-grid`} aria-labelledby="services-title">
      <div className={styles.title}>
        <SectionHeading id="services-title" name={homeMessages.services.name} display={display} />
      </div>
      {children}
      {isPart && (
        <ArrowLink href={SERVICES_PATH} className={styles.all}>
          {messages.navigation.allServices}
        </ArrowLink>
      )}
    </section>
  );
}
