import { FoundList, foundToWords } from '#appointments/found/FoundList.tsx';
import type { DeskFound } from '#appointments/found/found.ts';
import { SearchForm } from '#appointments/found/SearchForm.tsx';
import { useSearch } from '#appointments/found/use-search.ts';
import { toSearchPath } from '#browser/desk-client.ts';
import type { PageProps } from '#frame/page.ts';
import { DeskPage } from '#parts/DeskPage.tsx';
import textStyles from '#parts/Text.module.css';
import styles from './SearchPage.module.css';

/**
 * One field for all kinds of search, and the results. It wakes to search while somebody types; without script the form
 * loads the page with the results.
 */
export function SearchPage({ view, clinic }: PageProps<{ found: DeskFound }>) {
  const { found, state, ask, askAfterPause } = useSearch(view.found, (question) =>
    history.replaceState(null, '', toSearchPath(question)),
  );
  return (
    <DeskPage
      title={{ thin: 'Find', bold: 'an appointment' }}
      layout="wide"
      aside={<SearchForm id="question" found={found} ask={ask} askAfterPause={askAfterPause} autoFocus />}
    >
      <p role="status" className={textStyles.strong}>
        {state === 'failed'
          ? 'The search cannot be reached. Check the connection, and press Find.'
          : foundToWords(found)}
      </p>
      <div className={styles.answer} aria-busy={state === 'asking' || undefined}>
        <FoundList found={found} place={clinic} />
      </div>
    </DeskPage>
  );
}
