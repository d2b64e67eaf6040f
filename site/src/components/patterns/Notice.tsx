import { ButtonLink } from '@clinic/ui/Button.tsx';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { Section, SectionHead, type SectionHeadProps, type SectionProps } from './Section.tsx';

type Props = {
  display: SectionHeadProps['display'];
  lead?: string;
  action: { label: string; href: string };
  /** Follows the button, in its column. */
  more?: ReactNode;
  /** Stands beside the words. */
  children?: ReactNode;
} & Pick<SectionProps, 'id'>;

/** The dark section that ends a page: an invitation, with a lamp or links beside it. */
export function ClosingNotice({ id, display, lead, action, more, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Section pattern="notice" ground="night" className={styles.notice} {...(id && { id })} aria-labelledby={titleId}>
      <div className={styles.text}>
        <SectionHead id={titleId} display={display} size="closing" />
        {lead && <p className={styles.lead}>{lead}</p>}
        <ButtonLink href={action.href} hasArrow className={styles.action}>
          {action.label}
        </ButtonLink>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <div className={styles.beside}>{children}</div>
    </Section>
  );
}

/** The operating lamp, which the page's edge cuts off. */
export function Lamp({ children }: { children: ReactNode }) {
  return <div className={styles.lamp}>{children}</div>;
}
