import { PageOpening } from '#components/reading/PageOpening.tsx';
import { TierMark } from '#components/signs/TierMark.tsx';
import { TodayCall } from '#components/signs/TodayCall.tsx';
import { SEARCH_KINDS, type SearchFile } from '#lib/browser/search/search-documents.ts';
import type { TodayHelp } from '#lib/clinic/emergency-help.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { searchMessages as words } from '#messages/search.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SEARCH_GROUP, SEARCH_INDEX, SEARCH_ITEM, SEARCH_STATUS, SEARCH_SUGGESTIONS } from './SearchPage.script.ts';

type Props = Omit<SearchFile, 'terms' | 'phone'> & {
  path: string;
  filePath: string;
  /** Says whom to call about a sign that needs a call today. */
  today: TodayHelp;
};

/**
 * A search field, a few pages to begin with, and everything that can be found as links. `SearchPage.script.ts` shows of
 * these what the query finds, the best first.
 */
export function SearchPage({ documents, emergencyNumber, path, filePath, today }: Props) {
  const groups = SEARCH_KINDS.map((kind) => ({ kind, found: documents.filter((document) => document.kind === kind) }));
  return (
    <>
      <PageOpening title={splitTitle(words.heading)} lead={words.lead} name={words.title} />
      <div className={`${styles.body} page-grid`}>
        <SearchForm path={path} filePath={filePath} />
        <p className={`${styles.status} without-script`}>{words.plain}</p>
        <p className={`${styles.status} needs-script`} role="status" {...{ [SEARCH_STATUS]: '' }} />
        <section
          className={`${styles.group} needs-script`}
          aria-labelledby="search-suggestions"
          {...{ [SEARCH_SUGGESTIONS]: '' }}
        >
          <h2 id="search-suggestions" className={styles.kind}>
            {words.suggestions}
          </h2>
          <ul className={styles.list}>
            {documents
              .filter(({ isSuggested }) => isSuggested)
              .map(({ title, href }) => (
                <li key={href} className={styles.item}>
                  <a className={`${styles.link} touch-target`} href={href}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
        <div className="without-script" {...{ [SEARCH_INDEX]: '' }}>
          {groups.map(({ kind, found }) => (
            <section
              key={kind}
              className={styles.group}
              data-tier-box={kind === 'symptom' ? 'today' : undefined}
              {...{ [SEARCH_GROUP]: '' }}
            >
              <h2 className={styles.kind}>{words.kinds[kind]}</h2>
              {kind === 'symptom' && (
                <div className={styles.today}>
                  <TierMark tier="today" numbers={[]} />
                  <TodayCall help={today} />
                </div>
              )}
              <ul className={styles.list}>
                {found.map(({ title, href, sign, tier }) => (
                  <li
                    key={sign ?? href + title}
                    className={styles.item}
                    data-sign={sign}
                    data-tier={tier}
                    {...{ [SEARCH_ITEM]: '' }}
                  >
                    <a className={`${styles.link} touch-target`} href={href}>
                      {title}
                    </a>
                    {isUrgent(tier) && (
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
      </div>
    </>
  );
}
