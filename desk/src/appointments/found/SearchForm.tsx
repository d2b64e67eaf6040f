import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import formStyles from '#parts/Form.module.css';
import { type DeskFound, QUESTION_MAX_CHARS } from './found.ts';
import type { useSearch } from './use-search.ts';

type Props = Pick<ReturnType<typeof useSearch>, 'ask' | 'askAfterPause'> & {
  id: string;
  found: DeskFound;
  autoFocus?: boolean;
};

/** One field for all kinds of search. It searches while somebody types; without script it loads the page of results. */
export function SearchForm({ id, found, ask, askAfterPause, autoFocus }: Props) {
  return (
    <search>
      <form
        className={formStyles.inline}
        method="get"
        action={DESK_PATHS.search}
        onInput={({ currentTarget }) => askAfterPause(readQuestion(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          ask(readQuestion(event.currentTarget));
        }}
      >
        <TextField
          id={id}
          name="q"
          type="search"
          label="Name, phone, email or reference"
          defaultValue={found.question}
          maxLength={QUESTION_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus={autoFocus}
        />
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}

function readQuestion(form: HTMLFormElement): string {
  return String(new FormData(form).get('q') ?? '').trim();
}
