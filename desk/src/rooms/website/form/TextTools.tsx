import { type KeyboardEvent, useRef, useState } from 'react';
import { CompactButton } from '#parts/DeskButton.tsx';
import styles from './TextTools.module.css';
import type { TextTool } from './text-tools.ts';

const NAMES: Record<TextTool, string> = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  heading: 'Heading',
  list: 'List',
};

/** The letters that use a tool from within the text, with Ctrl or Cmd. */
const KEYS: Partial<Record<TextTool, string>> = { bold: 'b', italic: 'i', link: 'k' };

type Props = {
  tools: readonly TextTool[];
  /** The label of the text, and the id of its control. */
  label: string;
  controlId: string;
  onUse: (tool: TextTool) => void;
};

/** The tools of a text, one stop for the Tab key, with the arrow keys between them. */
export function TextTools({ tools, label, controlId, onUse }: Props) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controlId}
      className={styles.tools}
      onKeyDown={go}
    >
      {tools.map((tool, place) => (
        <CompactButton
          key={tool}
          type="button"
          data-tool={tool}
          tabIndex={place === stop ? 0 : -1}
          aria-keyshortcuts={KEYS[tool] && `Control+${KEYS[tool].toUpperCase()}`}
          // The text keeps the focus, so that a phone keeps its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setStop(place);
            onUse(tool);
          }}
        >
          {NAMES[tool]}
        </CompactButton>
      ))}
    </div>
  );
}

/** Finds the tool of a key press in a text. */
export function findPressedTool(tools: readonly TextTool[], event: KeyboardEvent): TextTool | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  return tools.find((tool) => KEYS[tool] === event.key.toLowerCase());
}
