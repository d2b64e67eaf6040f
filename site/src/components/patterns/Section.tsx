import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { HTMLAttributes, ReactNode } from 'react';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import styles from './Section.module.css';

/** Eight patterns make the public sections, each with other content. */
export type Pattern = 'hero' | 'split' | 'cards' | 'facts' | 'steps' | 'table' | 'quote' | 'notice';

export type SectionProps = {
  pattern: Pattern;
  /** The element: `div` for a part of a section, or without a heading. */
  as?: 'section' | 'div' | 'article';
  /** The color behind the section. */
  ground?: 'paper' | 'lamp' | 'mint' | 'ice' | 'night';
  /** The room above and below; `start` has none below, and `close` is for sections that follow each other like rows. */
  room?: 'section' | 'band' | 'start' | 'close' | 'none';
  className?: string | undefined;
  children: ReactNode;
} & Pick<HTMLAttributes<HTMLElement>, 'id' | 'aria-labelledby'>;

/** A public section on the page's twelve columns. A check tells its pattern by `data-pattern`. */
export function Section({
  pattern,
  as: Element = 'section',
  ground = 'paper',
  room = 'section',
  className,
  ...rest
}: SectionProps) {
  return (
    <Element
      className={[styles.section, ground === 'night' && 'night', 'page-grid', className].filter(Boolean).join(' ')}
      data-pattern={pattern}
      data-ground={ground === 'paper' ? undefined : ground}
      data-room={room === 'section' ? undefined : room}
      {...rest}
    />
  );
}

export type SectionHeadProps = {
  /** The heading's id, by which its section is labelled. */
  id?: string;
  name?: string;
  display: DisplayTitle | { thin: string; bold: ReactNode };
  size?: 'brief' | 'closing';
  /** A sentence beside the heading; below it on windows under 900 px. */
  lead?: ReactNode;
  /** A link at the end of the heading's line. */
  action?: ReactNode;
};

/** The heading of a section, over the whole width or with a sentence or a link beside it. */
export function SectionHead({ id, lead, action, ...heading }: SectionHeadProps) {
  return (
    <>
      <div className={styles.head} data-alone={lead || action ? undefined : ''}>
        <SectionHeading {...(id && { id })} {...heading} />
      </div>
      {lead && <div className="beside-title">{lead}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
}
