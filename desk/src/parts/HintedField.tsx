import { TextField } from '@clinic/ui/Field.tsx';
import type { ComponentProps } from 'react';
import styles from './Form.module.css';

type Props = ComponentProps<typeof TextField> & { hint: string | undefined };

/** An input of one line with a hint below it, if there is one. */
export function HintedField({ hint, ...field }: Props) {
  if (hint === undefined) return <TextField {...field} />;
  const hintId = `${field.id}-hint`;
  return (
    <div>
      <TextField {...field} aria-describedby={field.error ? `${field.id}-error ${hintId}` : hintId} />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
