import type { HTMLAttributes, Ref } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { WithNames } from '#components/ui/WithNames.tsx';
import { deskMessages } from '#messages/desk.en.ts';
import { BarText, BottomBar } from './BottomBar.tsx';
import styles from './UndoBar.module.css';

const words = deskMessages.undo;

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Says what was done with the appointment of this person. */
  text: string;
  name: string;
  /** The line that shows the remaining time; its owner shortens it. */
  lineRef: Ref<HTMLSpanElement>;
  onUndo: () => void;
  onClose: () => void;
};

/** Offers to undo the last action for a limited time. */
export function UndoBar({ text, name, lineRef, onUndo, onClose, ...rest }: Props) {
  return (
    <BottomBar label={words.label} lineRef={lineRef} close={{ label: words.close, onClose }} {...rest}>
      <BarText>
        <WithNames text={text} names={[name]} />
      </BarText>
      <Button size="small" className={styles.undo} onClick={onUndo}>
        {words.undo}
      </Button>
    </BottomBar>
  );
}
