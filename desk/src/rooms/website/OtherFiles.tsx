import { Card } from '#parts/Card.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import type { EntryView } from './view.ts';

/** The mistakes that a change has made in other files, each with the way to its field. */
export function OtherFiles({ others }: Pick<EntryView, 'others'>) {
  if (others.length === 0) return null;
  return (
    <Card id="others" title="Kept in the draft. These files no longer fit to it; mend them too:">
      <List>
        {others.map(({ title, says, href }) => (
          <Row key={href + says}>
            <TextLink href={href}>{title}</TextLink>
            <p className={formStyles.hint}>{says}</p>
          </Row>
        ))}
      </List>
    </Card>
  );
}
