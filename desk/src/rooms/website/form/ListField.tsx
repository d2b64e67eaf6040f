import { describeControl, FieldHint, FrameError } from './FieldHint.tsx';
import type { FrameProps } from './field-props.ts';
import { moveErrors } from './moved-errors.ts';
import styles from './SchemaForm.module.css';
import { StepButton } from './StepButton.tsx';
import { PRESENT } from './sent-values.ts';
import { useEntries } from './use-entries.ts';

/** A list. Its entries can be added, removed and moved, where its length is not fixed. */
export function ListField(props: FrameProps) {
  const { schema, value, path, label, form, Field } = props;
  const { entries, frame, told, add, remove, move } = useEntries(schema, value);
  const { id, ...described } = describeControl(props);
  const isFixed = schema.prefixItems !== undefined || (schema.minItems ?? 0) === schema.maxItems;
  return (
    <fieldset id={id} ref={frame} className={styles.group} tabIndex={-1} {...described}>
      <legend className="field-label">{label}</legend>
      <FieldHint path={path} description={schema.description} />
      <FrameError path={path} form={form} />
      {Array.isArray(value) && <input type="hidden" name={path} value={PRESENT} />}
      {entries.map((entry, place) => {
        const entryLabel = `${label} ${place + 1}`;
        const entryPath = `${path}.${place}`;
        const button = { about: entryLabel };
        // An entry's key is its place in the file.
        const errors = moveErrors(form.errors, `${path}.${entry.key}`, entryPath);
        return (
          <div key={entry.key} data-entry="" className={styles.entry}>
            <Field
              schema={schema.prefixItems?.[place] ?? schema.items ?? {}}
              value={entry.value}
              path={entryPath}
              label={entryLabel}
              isNeeded
              form={{ ...form, errors }}
            />
            {!schema.prefixItems && (
              <div className={styles.steps}>
                {place > 0 && (
                  <StepButton step={`up:${entryPath}`} {...button} onStep={() => move(place, -1)}>
                    Up
                  </StepButton>
                )}
                {place < entries.length - 1 && (
                  <StepButton step={`down:${entryPath}`} {...button} onStep={() => move(place, 1)}>
                    Down
                  </StepButton>
                )}
                {!isFixed && (
                  <StepButton step={`remove:${entryPath}`} {...button} onStep={() => remove(place)}>
                    Remove
                  </StepButton>
                )}
              </div>
            )}
          </div>
        );
      })}
      {!isFixed && (schema.maxItems === undefined || entries.length < schema.maxItems) && (
        <StepButton step={`add:${path}`} about={label} onStep={add}>
          Add
        </StepButton>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </fieldset>
  );
}
