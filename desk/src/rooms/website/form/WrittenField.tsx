import { TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import { type KeyboardEvent, type SyntheticEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import formStyles from '#parts/Form.module.css';
import { replaceText } from './replace-text.ts';
import styles from './TextTools.module.css';
import { findPressedTool, TextTools } from './TextTools.tsx';
import { tellGrade, tellLength } from './text-notes.ts';
import { applyTool, type TextTool } from './text-tools.ts';
import { useAwake } from './use-awake.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error?: string | undefined;
  optionalMark?: string | undefined;
  required?: boolean;
  readOnly?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  /** The lines that are seen at once. Without it the control has one line. */
  rows?: number | undefined;
  type?: string;
  maxLength?: number | undefined;
  tools?: readonly TextTool[] | undefined;
  /** Whether the tools stand above the text from the start, instead of below it once somebody is in it. */
  hasToolsAbove?: boolean;
};

/**
 * A text with its tools, its limit and its reading grade. These come with the first focus and stay, below the control,
 * so that nothing moves under a pointer. A typed letter redraws this field alone. The control itself has no limit, because
 * a browser would cut off what is pasted: a longer text is taken and told.
 */
export function WrittenField({ rows, type, maxLength, tools = [], hasToolsAbove = false, ...field }: Props) {
  const { id, label } = field;
  const [text, setText] = useState<string | null>(null);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isAwake = useAwake();
  const use = (tool: TextTool) => {
    if (!control.current) return;
    const { value, selectionStart, selectionEnd } = control.current;
    replaceText(control.current, applyTool(tool, value, { from: selectionStart, to: selectionEnd }));
  };
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setText(currentTarget.value);
  const bar = tools.length > 0 && <TextTools tools={tools} label={label} controlId={id} onUse={use} />;
  const describedBy = [field['aria-describedby'], text !== null && `${id}-notes`].filter(Boolean).join(' ');
  const common = {
    ...field,
    ref: control,
    'aria-describedby': describedBy || undefined,
    onFocus: read,
    onInput: read,
    onKeyDown: (event: KeyboardEvent) => {
      const tool = findPressedTool(tools, event);
      if (!tool) return;
      event.preventDefault();
      use(tool);
    },
  };
  return (
    <>
      {rows === undefined ? (
        <TextField {...common} type={type} />
      ) : (
        <TextAreaField {...common} rows={rows} tools={isAwake && hasToolsAbove && bar} />
      )}
      {text !== null && (
        <TextNotes id={`${id}-notes`} text={text} maxLength={maxLength} isGraded={rows !== undefined} />
      )}
      {text !== null && !hasToolsAbove && bar}
    </>
  );
}

type NotesProps = { id: string; text: string; maxLength: number | undefined; isGraded: boolean };

/** The facts about a text as it is. They are read after its label, and not at each letter. */
function TextNotes({ id, text, maxLength, isGraded }: NotesProps) {
  const read = useDeferredValue(text);
  const grade = useMemo(() => (isGraded ? tellGrade(read) : ''), [isGraded, read]);
  const length = maxLength === undefined ? '' : tellLength(text, maxLength);
  const isOver = maxLength !== undefined && text.trim().length > maxLength;
  return (
    <p id={id} className={`${formStyles.hint} ${styles.notes}`} data-over={isOver || undefined}>
      {[length, grade].filter(Boolean).join(' ')}
    </p>
  );
}
