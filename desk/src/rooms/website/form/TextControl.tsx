import type { FieldMeaning } from '@clinic/contract/content-schemas.ts';
import { FieldError, TextField } from '@clinic/ui/Field.tsx';
import formStyles from '#parts/Form.module.css';
import { describeControl, FieldHint } from './FieldHint.tsx';
import type { FieldProps } from './field-props.ts';
import { isLongText } from './field-shapes.ts';
import { LEFT_OUT, UNTICKED } from './sent-values.ts';
import type { TextTool } from './text-tools.ts';
import { WrittenField } from './WrittenField.tsx';

const CHARS_IN_LINE = 60;
const MIN_ROWS = 2;
const MAX_ROWS = 16;

/** The kinds of inputs for fields that hold more than words. */
const TYPES: Partial<Record<FieldMeaning, string>> = { day: 'date', time: 'time', phone: 'tel' };
const LINK: readonly TextTool[] = ['link'];
const FORMATS: Record<string, string> = { email: 'email', uri: 'url' };

/** A control for a text, a number, a day, or a yes. */
export function TextControl(props: FieldProps) {
  const { schema, value, path, label, isNeeded, form } = props;
  if (schema.type === 'boolean') return <YesField {...props} />;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const common = {
    ...describeControl(props),
    name: path,
    label: schema.unit ? `${label} (${schema.unit})` : label,
    error: form.errors[path],
    optionalMark: isNeeded ? undefined : '(optional)',
    required: isNeeded,
    // A new entry that took the id of another is refused, and needs another one.
    readOnly: schema.of === 'id' && !form.errors[path] && form.fixedIds?.includes(text),
    defaultValue: text,
  };
  const numeric = {
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    min: schema.minimum,
    max: schema.maximum,
  } as const;
  const type = (schema.of && TYPES[schema.of]) ?? FORMATS[schema.format ?? ''] ?? 'text';
  const rows = isLongText(schema, text) ? countRows(text) : undefined;
  const isWritten = !isNumber && (rows !== undefined || type === 'text');
  return (
    <div>
      {isWritten ? (
        <WrittenField {...common} rows={rows} maxLength={schema.maxLength} tools={schema.links ? LINK : undefined} />
      ) : (
        <TextField {...common} {...(isNumber ? numeric : { type })} />
      )}
      <FieldHint path={path} description={schema.description} />
    </div>
  );
}

/** A box to tick, with the hidden control that is sent for an empty one. */
function YesField(props: FieldProps) {
  const { schema, value, path, label, form } = props;
  const error = form.errors[path];
  return (
    <div>
      <input type="hidden" name={path} value={value === undefined ? LEFT_OUT : UNTICKED} />
      <label className={formStyles.choice}>
        <input
          {...describeControl(props)}
          type="checkbox"
          name={path}
          value="true"
          aria-invalid={error !== undefined}
          defaultChecked={(value ?? schema.default) === true}
        />
        <span>{label}</span>
      </label>
      <FieldHint path={path} description={schema.description} />
      {error && <FieldError id={`field-${path}-error`}>{error}</FieldError>}
    </div>
  );
}

function countRows(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / CHARS_IN_LINE), 0);
  return Math.min(Math.max(lines, MIN_ROWS), MAX_ROWS);
}
