import { Icon } from '@clinic/ui/Icon.tsx';
import { listPageNumbers, pageToPath } from '#lib/blog/paging.ts';
import { readingMessages } from '#messages/reading.ts';
import '@clinic/ui/styles/compositions/pill.css';
import styles from './PostPages.module.css';

type Props = { currentPage: number; lastPage: number };

const words = readingMessages.blogs.pages;

/** Links to the other pages of the list of posts. */
export function PostPages({ currentPage, lastPage }: Props) {
  return (
    <nav className={`${styles.pages} page-grid`} aria-label={words.label}>
      <ul className={`${styles.list} cluster`}>
        {currentPage > 1 && (
          <li>
            <a
              className={`${styles.link} pill`}
              href={pageToPath(currentPage - 1)}
              rel="prev"
              aria-label={words.previous}
            >
              <Icon name="earlier" />
              <span className={styles.word}>{words.previous}</span>
            </a>
          </li>
        )}
        {listPageNumbers(currentPage, lastPage).map((page, index, numbers) =>
          page === null ? (
            <li key={`after ${numbers[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={`${styles.link} pill`}
                href={pageToPath(page)}
                aria-current={page === currentPage ? 'page' : undefined}
              >
                <span className="visually-hidden">{`${words.page} `}</span>
                {page}
              </a>
            </li>
          ),
        )}
        {currentPage < lastPage && (
          <li>
            <a className={`${styles.link} pill`} href={pageToPath(currentPage + 1)} rel="next" aria-label={words.next}>
              <span className={styles.word}>{words.next}</span>
              <Icon name="later" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
