import type { ReactNode } from 'react';
import { CompactButton } from '#parts/DeskButton.tsx';
import type { Step } from './apply-step.ts';

type Props = {
  step: Step;
  /** The thing that the button changes, read after its words: `Questions 2` */
  about: string;
  /** Takes the step in place. Without it, or without script, the button sends the form. */
  onStep?: (() => void) | undefined;
  children: ReactNode;
};

/** A button that changes the form itself: it adds, removes or moves an entry. */
export function StepButton({ step, about, onStep, children }: Props) {
  return (
    <CompactButton
      name="do"
      value={step}
      formNoValidate
      onClick={(event) => {
        if (!onStep) return;
        event.preventDefault();
        onStep();
      }}
    >
      {children}
      <span className="visually-hidden">{`: ${about}`}</span>
    </CompactButton>
  );
}
