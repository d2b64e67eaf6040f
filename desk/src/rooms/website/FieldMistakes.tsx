import { Card } from '#parts/Card.tsx';
import formStyles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { pathToLabel } from './form/field-shapes.ts';
import { MARKDOWN, MARKDOWN_LABEL } from './form/sent-values.ts';
import type { EntryView } from './view.ts';

/** The reasons why a form is refused, each with the way to its field. */
export function FieldMistakes({ schema, mistakes }: Pick<EntryView, 'schema' | 'mistakes'>) {
  if (mistakes.length === 0) return null;
  return (
    <Card>
      <List>
        {mistakes.map(({ path, message }) => (
          <Row key={path.join('.') + message}>
            {path.length > 0 && (
              <TextLink href={`#field-${path.join('.')}`}>
                {path[0] === MARKDOWN ? MARKDOWN_LABEL : pathToLabel(schema, path)}
              </TextLink>
            )}
            <p className={formStyles.hint}>{message}</p>
          </Row>
        ))}
      </List>
    </Card>
  );
}
