import { FieldError } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import type { FieldProps } from './field-props.ts';

type Props = { path: string; description: string | undefined };

/** The purpose of a field, below its control. */
export function FieldHint({ path, description }: Props) {
  if (!description) return null;
  return (
    <p id={`field-${path}-hint`} className={styles.hint}>
      {description.replaceAll('`', "'")}
    </p>
  );
}

/** The mistake of a group or list, below its title. */
export function FrameError({ path, form }: Pick<FieldProps, 'path' | 'form'>) {
  const error = form.errors[path];
  return error ? <FieldError id={`field-${path}-error`}>{error}</FieldError> : null;
}

/** The attributes that a control or a frame needs: its id, and what is read after its label. */
export function describeControl({ path, schema, form }: Pick<FieldProps, 'path' | 'schema' | 'form'>) {
  const error = form.errors[path];
  const ids = [error && `field-${path}-error`, schema.description && `field-${path}-hint`].filter(Boolean);
  return { id: `field-${path}`, 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined };
}
