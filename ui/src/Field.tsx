import type { ComponentProps, ReactNode, SelectHTMLAttributes } from 'react';
import './styles/compositions/field-label.css';
import styles from './Field.module.css';

type Common = {
  id: string;
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optionalMark?: string | undefined;
  /** The reason why the value is refused, shown below the control. */
  error?: string | undefined;
};

/** An input of one line with its label and error. */
export function TextField({ id, label, optionalMark, error, ...rest }: Common & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} optionalMark={optionalMark} error={error}>
      <input id={id} className={styles.control} {...toAttributes(id, error, rest)} />
    </FieldFrame>
  );
}

/** A native select with its label and error. */
export function SelectField({
  id,
  label,
  optionalMark,
  error,
  children,
  ...rest
}: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldFrame id={id} label={label} optionalMark={optionalMark} error={error}>
      <div className={styles.list}>
        <select id={id} className={styles.control} {...toAttributes(id, error, rest)}>
          {children}
        </select>
      </div>
    </FieldFrame>
  );
}

/** A text area with its label and error, and with `tools` above it. */
export function TextAreaField({
  id,
  label,
  optionalMark,
  error,
  tools,
  ...rest
}: Common & ComponentProps<'textarea'> & { tools?: ReactNode }) {
  return (
    <FieldFrame id={id} label={label} optionalMark={optionalMark} error={error}>
      {tools}
      <textarea id={id} className={styles.control} {...toAttributes(id, error, rest)} />
    </FieldFrame>
  );
}

/** The error below a field or a group of fields. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}

/** Returns the attributes that connect a control with its error. */
export function describeError(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : { 'aria-invalid': false };
}

/**
 * Firefox tells a screen reader that an empty field with `required` is invalid, before anybody has tried it. A required
 * field therefore says so in ARIA alone, and the form's own words answer when it is sent empty.
 */
function toAttributes<Rest extends { required?: boolean | undefined }>(
  id: string,
  error: string | undefined,
  { required, ...rest }: Rest,
) {
  return { ...describeError(id, error), ...(required && { 'aria-required': true }), ...rest };
}

function FieldFrame({ id, label, optionalMark, error, children }: Common & { children: ReactNode }) {
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}>{` ${optionalMark}`}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
