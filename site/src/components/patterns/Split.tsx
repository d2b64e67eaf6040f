import type { ReactNode } from 'react';
import { Picture } from '#components/pictures/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/side-by-side.css';
import { Section, type SectionProps } from './Section.tsx';
import styles from './Split.module.css';

type SplitProps = {
  /** Stands beside the longer part, and stays in view while that one scrolls. */
  heading: ReactNode;
  children: ReactNode;
  /** `even` for two parts of like length. */
  columns?: 'even' | undefined;
  /** Follows over the whole width. */
  below?: ReactNode;
} & Omit<SectionProps, 'pattern' | 'children' | 'className'>;

/** A heading beside a longer part. */
export function Split({ heading, children, columns, below, ...section }: SplitProps) {
  return (
    <Section pattern="split" className={`${styles.split} side-by-side`} {...section}>
      <div className={`${styles.heading} in-view`} data-columns={columns}>
        {heading}
      </div>
      <div className={styles.beside} data-columns={columns}>
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </Section>
  );
}

type PictureSplitProps = {
  /** Without a picture the text stands alone. */
  picture?: PreparedPicture | undefined;
  /** The edge of the page at which the picture leaves it. */
  side?: 'start' | 'end';
  /** `portrait` is higher than wide, and `wide` takes half of the page. */
  shape?: 'portrait' | 'wide';
  children: ReactNode;
  /** Follows over the whole width. */
  below?: ReactNode;
} & Omit<SectionProps, 'pattern' | 'children' | 'className'>;

/** A picture at the edge of the page, in view beside a text. */
export function PictureSplit({
  picture,
  side = 'start',
  shape = 'portrait',
  children,
  below,
  ...section
}: PictureSplitProps) {
  return (
    <Section pattern="split" className={styles.split} {...section}>
      {picture && (
        <div className={styles.side} data-side={side} data-shape={shape}>
          <div className={`${styles.picture} frame in-view`}>
            <Picture picture={picture} />
          </div>
        </div>
      )}
      <div className={styles.text} data-side={side} data-shape={shape}>
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </Section>
  );
}

type PersonProps = {
  /** The name as a heading, where the section's own heading is another. */
  name?: string;
  /** The heading's id. */
  id?: string;
  role: string;
};

/** A person's name and role. */
export function Person({ name, id, role }: PersonProps) {
  return (
    <div className={styles.person}>
      {name && (
        <h3 {...(id && { id })} className={styles.name}>
          {name}
        </h3>
      )}
      <p>{role}</p>
    </div>
  );
}
