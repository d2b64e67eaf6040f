import { ButtonLink } from '@clinic/ui/Button.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';

type Props = {
  /** The section's anchor; its heading's id is made from it. */
  id: string;
  display: { thin: string; bold: string };
  lead: string;
  action: { label: string; href: string };
  /** Shown on the lamp. */
  children: ReactNode;
};

/** The dark section that ends a page: an invitation beside a drawn operating lamp. */
export function ClosingCall({ id, display, lead, action, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`${styles.call} night page-grid`} aria-labelledby={titleId}>
      <div className={styles.text}>
        <SectionHeading id={titleId} display={display} size="closing" />
        <p className={styles.lead}>{lead}</p>
        <ButtonLink href={action.href} hasArrow>
          {action.label}
        </ButtonLink>
      </div>
      <div className={styles.lamp}>
        <div className={styles.disc}>{children}</div>
      </div>
    </section>
  );
}
