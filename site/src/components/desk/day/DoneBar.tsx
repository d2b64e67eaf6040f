import { WithNames } from '#components/ui/WithNames.tsx';
import { deskMoveMessages as words } from '#messages/desk-move.en.ts';
import { BarText, BottomBar } from './BottomBar.tsx';

type Props = { text: string /** The name in the text; empty when it holds none. */; name: string; onClose: () => void };

/** Says what was done, until it is closed. */
export function DoneBar({ text, name, onClose }: Props) {
  return (
    <BottomBar label={words.done} close={{ label: words.close, onClose }}>
      <BarText>
        <WithNames text={text} names={[name]} />
      </BarText>
    </BottomBar>
  );
}
