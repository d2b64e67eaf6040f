import type { ContentsItem } from '#lib/contents.ts';
import styles from './Contents.module.css';

type Props = {
  label: string;
  items: ContentsItem[];
  /** Beside a text that can be read straight on, phones do without it. */
  isWideOnly?: boolean;
};

/** The parts of a long page, beside it; it stays in sight on wide screens. */
export function Contents({ label, items, isWideOnly = false }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-wide-only={isWideOnly ? '' : undefined}>
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
