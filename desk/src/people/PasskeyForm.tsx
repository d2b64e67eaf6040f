import { Button } from '@clinic/ui/Button.tsx';
import type { ReactNode } from 'react';
import { Box } from '../parts/Box.tsx';
import styles from './Door.module.css';
import { FAULTS, PASSKEY, type PasskeyFault, QUESTION, QUESTION_AT } from './Passkey.script.ts';
import { PASSKEY_FIELD } from './people-view.ts';

type Props = {
  action: string;
  submit: string;
  faults: Record<PasskeyFault, string>;
  /** `new` holds the question that makes a passkey; `at` is the address of one that signs in. */
  question: { new: string } | { at: string };
  variant?: 'outline';
  /** Hidden fields. */
  children?: ReactNode;
};

/** A form that the person's device fills in. Its script makes it appear. */
export function PasskeyForm({ action, submit, faults, question, variant, children }: Props) {
  const asked = 'new' in question ? { [QUESTION]: question.new } : { [QUESTION_AT]: question.at };
  return (
    <div className={styles.passkey} {...{ [PASSKEY]: '', [FAULTS]: JSON.stringify(faults), ...asked }} hidden>
      <form method="post" action={action}>
        <input type="hidden" name={PASSKEY_FIELD} />
        {children}
        <Button type="submit" {...(variant && { variant })}>
          {submit}
        </Button>
      </form>
      <Box tone="error" role="alert" hidden />
    </div>
  );
}
