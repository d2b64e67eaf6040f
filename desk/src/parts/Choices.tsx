import type { ReactNode } from 'react';
import styles from './Form.module.css';

type Props = {
  legend: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; label: ReactNode }[];
};

/** A group of radio buttons for a few values. */
export function Choices({ legend, name, chosen, choices }: Props) {
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
