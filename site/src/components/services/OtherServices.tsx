import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ComponentProps } from 'react';
import { SERVICES_PATH } from '#components/shell/navigation.ts';
import { serviceMessages } from '#messages/services.ts';
import { messages } from '#messages/shared.ts';
import '@clinic/ui/styles/compositions/side-by-side.css';
import styles from './OtherServices.module.css';
import { ServiceRows } from './ServiceRows.tsx';

/** Links to other services at the end of a service page. */
export function OtherServices({ services }: ComponentProps<typeof ServiceRows>) {
  return (
    <section className={`${styles.others} page-grid side-by-side`}>
      <div className={styles.heading}>
        <SectionHeading display={serviceMessages.sections.others} size="brief" />
        <ArrowLink href={SERVICES_PATH}>{messages.navigation.allServices}</ArrowLink>
      </div>
      <div className={styles.rows}>
        <ServiceRows services={services} size="brief" />
      </div>
    </section>
  );
}
