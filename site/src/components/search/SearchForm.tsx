import { Button } from '@clinic/ui/Button.tsx';
import { QUERY_MAX_CHARS, SEARCH_FIELD, SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { searchMessages as words } from '#messages/search.ts';
import styles from './SearchForm.module.css';
import { SEARCH_LEAD } from './SearchForm.script.ts';
import { SEARCH_FORM } from './SearchPage.script.ts';

type Props = {
  /** The address of the search page. */
  path: string;
  /** The address of the file that the search page's script searches; absent on other pages, whose form leads there. */
  filePath?: string;
};

/** A field that leads to the search page, or searches on it. */
export function SearchForm({ path, filePath }: Props) {
  const role = filePath ? { [SEARCH_FORM]: '', [SEARCH_FILE]: filePath } : { [SEARCH_LEAD]: '' };
  return (
    <search>
      <form className={styles.form} action={path} {...role}>
        <input
          className={styles.field}
          type="search"
          name={SEARCH_FIELD}
          aria-label={words.label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          maxLength={QUERY_MAX_CHARS}
          placeholder={words.placeholder}
          // biome-ignore lint/a11y/noAutofocus: searching is all that the search page is for
          autoFocus={filePath !== undefined}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </search>
  );
}
