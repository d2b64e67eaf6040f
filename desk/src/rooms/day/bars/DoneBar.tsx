import { deskMoveMessages as words } from '#appointments/move-words.ts';
import { Toast } from './Toast.tsx';

type Props = { text: string /** The name in the text; empty when it holds none. */; name: string; onClose: () => void };

/** Says what was done, until it is closed. */
export function DoneBar({ text, name, onClose }: Props) {
  return <Toast label={words.done} text={text} name={name} close={{ label: words.close, onClose }} />;
}
