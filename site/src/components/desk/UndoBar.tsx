import type { HTMLAttributes, Ref } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './UndoBar.module.css';

const words = deskMessages.undo;

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What was done. */
  text: string;
  /** The line that shows how long the offer stands; its owner shortens it. */
  lineRef: Ref<HTMLSpanElement>;
  onUndo: () => void;
  onClose: () => void;
};

/** Offers for a while to take back what was just done. */
export function UndoBar({ text, lineRef, onUndo, onClose, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" aria-label={words.label} className={`${styles.bar} night`} {...rest}>
      <p className={styles.text}>{text}</p>
      <Button size="small" className={styles.undo} onClick={onUndo}>
        {words.undo}
      </Button>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <span ref={lineRef} className={styles.line} aria-hidden="true" />
    </div>
  );
}
