import type { ContentsItem } from '#lib/blog/contents.ts';
import '@clinic/ui/styles/compositions/in-view.css';
import styles from './Contents.module.css';

type Props = {
  label: string;
  items: ContentsItem[];
  /** On phones: hidden, or a row that scrolls sideways instead of a list. */
  variant?: 'wide-only' | 'row';
};

/** The table of contents of a long page. It stays in view beside the text on wide screens. */
export function Contents({ label, items, variant }: Props) {
  return (
    <nav className={`${styles.contents} in-view`} aria-labelledby="contents-title" data-variant={variant}>
      <h2 id="contents-title" className={`${styles.label} marker`}>
        {label}
      </h2>
      <ol>
        {items.map((item) => (
          <li key={item.anchor}>
            <a className={styles.link} href={`#${item.anchor}`}>
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
