import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

type Common = {
  id: string;
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optionalMark?: string | undefined;
  /** Why the value cannot be taken; replaces nothing, stands below. */
  error?: string | undefined;
};

/** One line of text, a date, a number: label, control and error as one unit. */
export function TextField({ id, label, optionalMark, error, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame id={id} label={label} optionalMark={optionalMark} error={error}>
      <input id={id} className={styles.control} {...describeError(id, error)} {...rest} />
    </FieldFrame>
  );
}

/** A choice of one in a native list. */
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
      <select id={id} className={styles.control} {...describeError(id, error)} {...rest}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField({
  id,
  label,
  optionalMark,
  error,
  ...rest
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={id} label={label} optionalMark={optionalMark} error={error}>
      <textarea id={id} className={styles.control} {...describeError(id, error)} {...rest} />
    </FieldFrame>
  );
}

/** A reason under a field or a group of fields, with its sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}

/**
 * The attributes that tie a control to its error, if it has one. Without one it is called valid in so many words:
 * browsers call an empty required choice or date invalid before anyone has been there.
 */
export function describeError(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : { 'aria-invalid': false };
}

function FieldFrame({ id, label, optionalMark, error, children }: Common & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}>{` ${optionalMark}`}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
