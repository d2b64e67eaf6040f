import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';

type Props = {
  title: { thin: string; bold: string };
  /** `name`: a person's name, which may be long, stands in the title. */
  size?: 'name';
  /** Below the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page behind the door that is no board: its title beside what can be done, with a line between them. */
export function DeskPage({ title, size, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} data-size={size}>
          {title.thin} <b>{title.bold}</b>
        </h1>
        {aside}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
