import type { HTMLAttributes, Ref } from 'react';
import { deskMessages } from '#appointments/words.ts';
import { Key } from '#parts/Key.tsx';
import { Toast } from './Toast.tsx';
import styles from './UndoBar.module.css';

const words = deskMessages.undo;

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Says what was done with the appointment of this person. */
  text: string;
  name: string;
  hasKey: boolean;
  /** The line that shows the remaining time; its owner shortens it. */
  lineRef: Ref<HTMLSpanElement>;
  onUndo: () => void;
  onClose: () => void;
};

/** Offers to undo the last action for a limited time. */
export function UndoBar({ text, name, hasKey, lineRef, onUndo, onClose, ...rest }: Props) {
  return (
    <Toast
      label={words.label}
      text={text}
      name={name}
      lineRef={lineRef}
      close={{ label: words.close, onClose }}
      {...rest}
    >
      <button type="button" className={`${styles.undo} round-control`} onClick={onUndo}>
        {words.undo}
        <span className="visually-hidden">{` ${name}`}</span> {hasKey && <Key>z</Key>}
      </button>
    </Toast>
  );
}
