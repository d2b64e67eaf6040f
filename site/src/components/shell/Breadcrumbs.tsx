import { messages } from '#messages/shared.ts';
import styles from './Breadcrumbs.module.css';
import type { NavigationItem } from './navigation.ts';

type Props = {
  /** The pages between home and this one, for example Services. */
  parents?: NavigationItem[];
  /** This page's name: the last crumb, which is no link. */
  current: string;
};

/** The breadcrumbs from the home page to this page. */
export function Breadcrumbs({ parents = [], current }: Props) {
  const { home, breadcrumbs } = messages.navigation;
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={styles.list} data-deep={parents.length > 1 ? '' : undefined}>
        {[{ label: home, href: '/' }, ...parents].map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
