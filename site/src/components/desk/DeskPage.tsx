import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';

type Props = {
  title: { thin: string; bold: string };
  /** `name` is for a title with a person's name, which may be long. */
  size?: 'name';
  /** Content below the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of the desk with the content beside the title, or below it on narrow screens. */
export function DeskPage({ title, size, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} data-size={size}>
          {title.thin}{' '}
          <b>
            <bdi>{title.bold}</bdi>
          </b>
        </h1>
        {aside}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
