import type { StepKind } from './apply-step.ts';
import styles from './SchemaForm.module.css';
import { StepButton } from './StepButton.tsx';

type Props = {
  /** The path of the entry, its label, and its place among how many. */
  path: string;
  label: string;
  place: number;
  count: number;
  isRemovable: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** The buttons that move or remove an entry of a list. */
export function EntrySteps({ path, label, place, count, isRemovable, onMove, onRemove }: Props) {
  const draw = (step: StepKind, words: string, onStep: () => void) => (
    <StepButton step={`${step}:${path}`} about={label} onStep={onStep}>
      {words}
    </StepButton>
  );
  return (
    <div className={styles.steps}>
      {place > 0 && draw('up', 'Up', () => onMove(-1))}
      {place < count - 1 && draw('down', 'Down', () => onMove(1))}
      {isRemovable && draw('remove', 'Remove', onRemove)}
    </div>
  );
}
