import { keyToTitle } from '@clinic/contract/content-schemas.ts';
import { SelectField } from '@clinic/ui/Field.tsx';
import formStyles from '#parts/Form.module.css';
import { describeControl, FieldHint, FrameError } from './FieldHint.tsx';
import type { FieldProps } from './field-props.ts';
import { isTicked } from './field-shapes.ts';
import styles from './SchemaForm.module.css';
import { PRESENT } from './sent-values.ts';

/** With more choices than this, a list that opens takes less room. */
const MOST_BUTTONS = 4;

type Choice = { value: string; label: string };

/** A choice among words of the schema, or among things of a kind: buttons for a few, else a list. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, path, label, isNeeded, form } = props;
  const words = schema.enum ?? schema.items?.enum;
  const known =
    words?.map((word) => ({ value: word, label: keyToTitle(word) })) ?? form.names[schema.of ?? 'sign'] ?? [];
  const given = typeof value === 'string' ? value : '';
  const isKnown = given === '' || known.some((one) => one.value === given);
  const choices = isKnown ? known : [...known, { value: given, label: given }];
  if (words && (isTicked(schema) || choices.length <= MOST_BUTTONS)) {
    return <ChoiceButtons {...props} choices={choices} />;
  }
  return (
    <div>
      <SelectField
        {...describeControl(props)}
        name={path}
        label={label}
        error={form.errors[path]}
        optionalMark={isNeeded ? undefined : '(optional)'}
        required={isNeeded}
        defaultValue={given}
      >
        <option value="">{isNeeded ? 'Choose…' : 'None'}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      <FieldHint path={path} description={schema.description} />
    </div>
  );
}

function ChoiceButtons(props: FieldProps & { choices: readonly Choice[] }) {
  const { schema, value, path, label, isNeeded, form } = props;
  const { id, ...described } = describeControl(props);
  const isTicks = isTicked(schema);
  const chosen: unknown[] = Array.isArray(value) ? value : [value ?? ''];
  const none = { value: '', label: 'None' };
  const choices = isTicks ? putInOrder(props.choices, chosen) : isNeeded ? props.choices : [none, ...props.choices];
  return (
    <fieldset id={id} tabIndex={-1} {...described}>
      <legend className="field-label">{label}</legend>
      {isTicks && Array.isArray(value) && <input type="hidden" name={path} value={PRESENT} />}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={formStyles.choice}>
            <input
              type={isTicks ? 'checkbox' : 'radio'}
              name={path}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldHint path={path} description={schema.description} />
      <FrameError path={path} form={form} />
    </fieldset>
  );
}

/** Keeps the order of the ticked ones where the file has one of its own, because boxes are sent in their order. */
function putInOrder(choices: readonly Choice[], chosen: readonly unknown[]): readonly Choice[] {
  const ticked = choices.filter(({ value }) => chosen.includes(value));
  if (ticked.every(({ value }, place) => value === chosen[place])) return choices;
  const byFile = [...ticked].sort((a, b) => chosen.indexOf(a.value) - chosen.indexOf(b.value));
  return [...byFile, ...choices.filter((choice) => !ticked.includes(choice))];
}
