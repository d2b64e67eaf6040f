import type { DeskFound } from '@clinic/contract/desk-search.ts';
import { SearchPage } from '#components/desk/find/SearchPage.tsx';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { useSearch } from './use-search.ts';

type Props = {
  /** Absent in the rendering from which the page's policy is made. */
  found: DeskFound | undefined;
  place: DeskPlace;
};

/**
 * The desk's search. It hydrates to search while somebody types. Without script the form loads the page with the
 * results.
 */
export function Search({ found, place }: Props) {
  return found ? <LiveSearch first={found} place={place} /> : null;
}

function LiveSearch({ first, place }: { first: DeskFound; place: DeskPlace }) {
  const { found, state, ask, askAfterPause } = useSearch(first);
  return (
    <SearchPage
      found={found}
      place={place}
      state={state}
      onInput={({ currentTarget }) => askAfterPause(readQuestion(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        ask(readQuestion(event.currentTarget));
      }}
    />
  );
}

function readQuestion(form: HTMLFormElement): string {
  return String(new FormData(form).get('q') ?? '').trim();
}
