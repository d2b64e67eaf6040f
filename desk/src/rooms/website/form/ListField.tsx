import { EntrySteps } from './EntrySteps.tsx';
import { describeControl, FieldHint, FrameError } from './FieldHint.tsx';
import type { FrameProps } from './field-props.ts';
import { moveErrors } from './moved-errors.ts';
import styles from './SchemaForm.module.css';
import { StepButton } from './StepButton.tsx';
import { PRESENT } from './sent-values.ts';
import { useAwake } from './use-awake.ts';
import { useDrag } from './use-drag.ts';
import { useEntries } from './use-entries.ts';

/** A list. Its entries can be added, removed and moved, where its length is not fixed. */
export function ListField(props: FrameProps) {
  const { schema, value, path, label, form, Field } = props;
  const { entries, frame, told, add, remove, move, drop } = useEntries(schema, value);
  const { drag, createHandle } = useDrag(frame, drop);
  const { id, ...described } = describeControl(props);
  // The handle is hidden from readers: the buttons do the same by keys, by voice and without script.
  const canDrag = useAwake() && !schema.prefixItems && entries.length > 1;
  const isFixed = schema.prefixItems !== undefined || (schema.minItems ?? 0) === schema.maxItems;
  return (
    <fieldset
      id={id}
      ref={frame}
      data-dragging={drag !== null || undefined}
      className={styles.group}
      tabIndex={-1}
      {...described}
    >
      <legend className="field-label">{label}</legend>
      <FieldHint path={path} description={schema.description} />
      <FrameError path={path} form={form} />
      {Array.isArray(value) && <input type="hidden" name={path} value={PRESENT} />}
      {entries.map((entry, place) => {
        const entryLabel = `${label} ${place + 1}`;
        const entryPath = `${path}.${place}`;
        // An entry's key is its place in the file.
        const errors = moveErrors(form.errors, `${path}.${entry.key}`, entryPath);
        return (
          <div
            key={entry.key}
            data-entry=""
            data-dragged={drag?.place === place || undefined}
            data-drop={drag?.to === place ? tellSide(drag) : undefined}
            className={styles.entry}
          >
            <Field
              schema={schema.prefixItems?.[place] ?? schema.items ?? {}}
              value={entry.value}
              path={entryPath}
              label={entryLabel}
              isNeeded
              form={{ ...form, errors }}
            />
            {canDrag && (
              <span {...createHandle(place)} className={styles.handle} title="Drag to move" aria-hidden="true" />
            )}
            {!schema.prefixItems && (
              <EntrySteps
                path={entryPath}
                label={entryLabel}
                place={place}
                count={entries.length}
                isRemovable={!isFixed}
                onMove={(by) => move(place, by)}
                onRemove={() => remove(place)}
              />
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

/** The side of the entry below the pointer on which the dragged one will be; none of its own. */
function tellSide({ place, to }: { place: number; to: number }): 'before' | 'after' | undefined {
  return to === place ? undefined : to < place ? 'before' : 'after';
}
