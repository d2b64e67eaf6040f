import type { EntryMark } from '@clinic/contract/entry-marks.ts';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import type { DraftChange } from './files/content-draft.ts';
import type { Listed } from './view.ts';

/** The words for a change that is not published. */
export const CHANGES: Record<DraftChange, string> = { changed: 'Changed', new: 'New', removed: 'Removed' };

/** The words for the work that is left in an entry. */
export const MARKS: Record<EntryMark, string> = {
  sample: 'Still a sample',
  untranslated: 'Not all translated',
  unreviewed: 'Not reviewed',
};

/** Entries below each other, each with its change and the work that is left in it. */
export function EntryList({ entries }: { entries: readonly Listed[] }) {
  if (entries.length === 0) return null;
  return (
    <List>
      {entries.map(({ href, title, change, marks }) => (
        <Row key={href} action={change && <span>{CHANGES[change]}</span>}>
          <TextLink href={href}>{title}</TextLink>
          {marks.length > 0 && <span className={formStyles.hint}>{marks.map((mark) => MARKS[mark]).join(', ')}</span>}
        </Row>
      ))}
    </List>
  );
}
