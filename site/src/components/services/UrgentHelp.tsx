import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { type TextPiece, TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { serviceMessages } from '#messages/services.en.ts';
import '#styles/compositions/panel.css';
import styles from './UrgentHelp.module.css';

type Props = {
  signs: string[];
  /** The instructions for any of the signs. */
  action: TextPiece[];
  /** Advice for the time until help arrives. */
  advice?: string | undefined;
  night: TextPiece[];
};

/** Signs that need help at once, then instructions, then the numbers to call after an operation here. */
export function UrgentHelp({ signs, action, advice, night }: Props) {
  return (
    <div className={`${styles.panel} panel`} data-tone="notice">
      <h3 className={styles.title}>{serviceMessages.sections.urgentHelp}</h3>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className={styles.action}>
        <TextWithNumbers pieces={action} />
      </p>
      {advice && <p>{advice}</p>}
      <div className={styles.call}>
        <EmergencyCall night={night} variant="line" />
      </div>
    </div>
  );
}
