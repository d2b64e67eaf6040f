import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import styles from './PageOpening.module.css';

type Props = {
  title: DisplayTitle;
  lead: string;
  /** The page's name in the breadcrumbs; without it there are none. */
  name?: string;
};

/** The top of a light page: its h1, very large, with a line and a dot, and a sentence below. */
export function PageOpening({ title, lead, name }: Props) {
  return (
    <header className={`${styles.opening} page-grid`} data-trail={name ? '' : undefined}>
      {name && <Breadcrumbs current={name} />}
      <h1 className={styles.title}>
        <span>
          {title.thin} {title.bold && <b>{title.bold}</b>}
        </span>
      </h1>
      <p className={`${styles.lead}`}>{lead}</p>
    </header>
  );
}
