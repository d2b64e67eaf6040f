import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import type { FormFacts } from './field-props.ts';
import { GroupFields } from './GroupField.tsx';
import { SchemaField } from './SchemaField.tsx';
import { SAVE } from './sent-values.ts';

type Props = { schema: FieldSchema; value: unknown; form: FormFacts };

/**
 * All fields of a file, within the form of a page. The Enter key presses the first button of a form, which would take a
 * step, so a button that saves stands before them.
 */
export function SchemaFields({ schema, value, form }: Props) {
  return (
    <>
      <button type="submit" name="do" value={SAVE} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <GroupFields schema={schema} value={value} path="" form={form} Field={SchemaField} />
    </>
  );
}
