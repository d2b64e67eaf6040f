import { PageOpening } from '#components/reading/PageOpening.tsx';
import { SEARCH_KINDS, type SearchFile } from '#lib/browser/search/search-documents.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { searchMessages as words } from '#messages/search.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SEARCH_GROUP, SEARCH_ITEM, SEARCH_STATUS } from './SearchPage.script.ts';

type Props = Omit<SearchFile, 'terms'> & { path: string; filePath: string };

/**
 * A search field, and everything that can be found as links. `SearchPage.script.ts` leaves what the query finds, the
 * best first.
 */
export function SearchPage({ documents, emergencyNumber, path, filePath }: Props) {
  const groups = SEARCH_KINDS.map((kind) => ({ kind, found: documents.filter((document) => document.kind === kind) }));
  return (
    <>
      <PageOpening title={splitTitle(words.heading)} lead={words.lead} name={words.title} />
      <div className={`${styles.body} page-grid`}>
        <SearchForm path={path} filePath={filePath} />
        <p className={`${styles.status} without-script`}>{words.plain}</p>
        <p className={`${styles.status} needs-script`} role="status" {...{ [SEARCH_STATUS]: '' }} />
        {groups.map(({ kind, found }) => (
          <section key={kind} className={styles.group} {...{ [SEARCH_GROUP]: '' }}>
            <h2 className={styles.kind}>{words.kinds[kind]}</h2>
            <ul className={styles.list}>
              {found.map(({ title, href, isUrgent }) => (
                <li key={title} className={styles.item} {...{ [SEARCH_ITEM]: '' }}>
                  <a className={`${styles.link} touch-target`} href={href}>
                    {title}
                  </a>
                  {isUrgent && (
                    <a className={`${styles.urgent} touch-target`} href={phoneToHref(emergencyNumber)}>
                      {words.emergency(emergencyNumber)}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
