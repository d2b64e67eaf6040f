import { deskMoveMessages as words } from '#messages/desk-move.en.ts';
import { BarText, BottomBar } from './BottomBar.tsx';

/** Says what was done, until it is closed. */
export function DoneBar({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <BottomBar label={words.done} close={{ label: words.close, onClose }}>
      <BarText>{text}</BarText>
    </BottomBar>
  );
}
