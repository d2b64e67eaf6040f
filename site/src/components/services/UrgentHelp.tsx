import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { type TextPiece, TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { serviceMessages } from '#messages/services.en.ts';
import styles from './UrgentHelp.module.css';

type Props = { pieces: TextPiece[]; emergencyPhone: string };

/** Signs that cannot wait, set apart, and the number for those who were operated on here. */
export function UrgentHelp({ pieces, emergencyPhone }: Props) {
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{serviceMessages.sections.urgentHelp}</h3>
      <p>
        <TextWithNumbers pieces={pieces} />
      </p>
      <div className={styles.call}>
        <EmergencyCall phone={emergencyPhone} variant="line" />
      </div>
    </div>
  );
}
