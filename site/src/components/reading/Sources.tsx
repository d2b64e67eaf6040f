import { Fold } from '@clinic/ui/Fold.tsx';
import { readingMessages } from '#messages/reading.ts';
import styles from './Sources.module.css';

/**
 * `figures`, if any, are the names of the figures that come from the source. `measured` are those that it counted
 * itself, each with the people and the year.
 */
export type Source = { title: string; url?: string | undefined; figures?: string[]; measured?: string[] };

const words = readingMessages.sources;

/** The sources of a page's medical figures, folded. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <div className={styles.sources}>
      <Fold title={words.title}>
        <ul className={styles.list}>
          {sources.map(({ title, url, figures = [], measured = [] }) => (
            <li key={title}>
              {url ? (
                <a className="touch-target" href={url}>
                  {title}
                </a>
              ) : (
                <span>{title}</span>
              )}
              {measured.map((figure) => (
                <small key={figure} className={styles.figures}>
                  {figure}
                </small>
              ))}
              {figures.length > 0 && <small className={styles.figures}>{words.figures(figures)}</small>}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
