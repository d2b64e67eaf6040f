import { useRef, useState } from 'react';
import { describeControl, FieldHint, FrameError } from './FieldHint.tsx';
import type { FrameProps } from './field-props.ts';
import { listProperties, makeBlank, toLabel } from './field-shapes.ts';
import styles from './SchemaForm.module.css';
import { StepButton } from './StepButton.tsx';

/** Fields that belong together, in a frame. One that may be absent can be added and taken away. */
export function GroupField(props: FrameProps) {
  const { schema, value, path, label, isNeeded, form } = props;
  const [shown, setShown] = useState(value);
  const frame = useRef<HTMLFieldSetElement>(null);
  const show = (next: unknown) => {
    setShown(next);
    frame.current?.focus();
  };
  const { id, ...described } = describeControl(props);
  const isThere = isNeeded || shown !== undefined;
  return (
    <fieldset id={id} ref={frame} className={`${styles.group} ${styles.part}`} tabIndex={-1} {...described}>
      <legend className="field-label">{label}</legend>
      <FieldHint path={path} description={schema.description} />
      <FrameError path={path} form={form} />
      {isThere && <GroupFields {...props} value={shown} />}
      {!isThere && (
        <StepButton step={`add:${path}`} about={label} onStep={() => show(makeBlank(schema))}>
          Add
        </StepButton>
      )}
      {isThere && !isNeeded && (
        <StepButton step={`remove:${path}`} about={label} onStep={() => show(undefined)}>
          Take away
        </StepButton>
      )}
    </fieldset>
  );
}

type PartsProps = Pick<FrameProps, 'schema' | 'value' | 'path' | 'form' | 'Field'>;

/** The fields of a group, without a frame. */
export function GroupFields({ schema, value, path, form, Field }: PartsProps) {
  return Object.entries(listProperties(schema)).map(([key, part]) => (
    <Field
      key={key}
      schema={part}
      value={readPart(value, key)}
      path={path === '' ? key : `${path}.${key}`}
      label={toLabel(part, key)}
      isNeeded={schema.required?.includes(key) ?? false}
      form={form}
    />
  ));
}

function readPart(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
