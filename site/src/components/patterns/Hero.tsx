import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Section, type SectionProps } from './Section.tsx';

type Props = {
  title: { thin: string; bold: string };
  /** Stands above the title: where the page lies, or the way back. */
  above?: ReactNode;
  /** A line below the title, such as a person's role. */
  role?: string;
  lead?: ReactNode;
  /** Follows the lead: buttons or a notice. */
  children?: ReactNode;
  /** A drawing or a portrait beside the words. */
  aside?: ReactNode;
  /** `line` ends the title in a line with a dot. */
  variant?: 'line';
  ground?: SectionProps['ground'];
};

/** The top of a light page: its h1, very large, with a sentence below, and sometimes a drawing or a portrait beside. */
export function Hero({ title, above, role, lead, children, aside, variant, ground }: Props) {
  return (
    <Section
      pattern="hero"
      room="none"
      className={styles.hero}
      {...(ground && { ground })}
      {...(above && { 'data-above': '' })}
    >
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.words} data-aside={aside ? '' : undefined}>
        <h1 className={styles.title} data-variant={variant}>
          <span>
            {title.thin} {title.bold && <b>{title.bold}</b>}
          </span>
        </h1>
        {role && <p className={styles.role}>{role}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </Section>
  );
}
