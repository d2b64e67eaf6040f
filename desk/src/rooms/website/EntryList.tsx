import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import type { DraftChange } from './files/content-draft.ts';
import type { Listed } from './view.ts';

/** The words for a change that is not published. */
export const CHANGES: Record<DraftChange, string> = { changed: 'Changed', new: 'New', removed: 'Removed' };

/** Entries below each other, each with its mark. */
export function EntryList({ entries }: { entries: readonly Listed[] }) {
  return (
    <List>
      {entries.map(({ href, title, change }) => (
        <Row key={href} action={change && <span>{CHANGES[change]}</span>}>
          <TextLink href={href}>{title}</TextLink>
        </Row>
      ))}
    </List>
  );
}
