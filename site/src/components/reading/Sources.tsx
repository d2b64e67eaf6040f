import { ENGLISH } from '@clinic/contract/languages.ts';
import { Fold } from '#components/ui/Fold.tsx';
import { LANGUAGE } from '#messages/language.ts';
import { readingMessages } from '#messages/reading.ts';
import styles from './Sources.module.css';

/** `figures`, if any, are the names of the figures that come from the source. */
export type Source = { title: string; url?: string | undefined; figures?: string[] };

const words = readingMessages.sources;

/** The titles of sources are English in all languages. On an English page this goes without saying. */
const TITLE_LANGUAGE = LANGUAGE.code === ENGLISH ? undefined : ENGLISH;

/** The sources of a page's medical figures, folded. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <div className={styles.sources}>
      <Fold title={words.title}>
        <ul className={styles.list}>
          {sources.map(({ title, url, figures = [] }) => (
            <li key={title}>
              {url ? (
                <a className="touch-target" href={url} lang={TITLE_LANGUAGE}>
                  {title}
                </a>
              ) : (
                <span lang={TITLE_LANGUAGE}>{title}</span>
              )}
              {figures.length > 0 && <small className={styles.figures}>{words.figures(figures)}</small>}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
