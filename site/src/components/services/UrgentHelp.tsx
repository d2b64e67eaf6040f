import { serviceMessages } from '#messages/services.en.ts';
import styles from './UrgentHelp.module.css';

/** A piece of a text; an emergency number stands alone in its piece. */
export type TextPiece = { text: string; isNumber: boolean };

/** Signs that cannot wait, set apart; the emergency numbers can be tapped. */
export function UrgentHelp({ pieces }: { pieces: TextPiece[] }) {
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{serviceMessages.sections.urgentHelp}</h3>
      <p>
        {pieces.map(({ text, isNumber }) =>
          isNumber ? (
            <a key={text} className={styles.number} href={`tel:${text}`}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}
