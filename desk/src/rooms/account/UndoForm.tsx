import { UNDO_SECONDS, type UndoSeconds } from '@clinic/contract/desk-person.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { Card } from '#parts/Card.tsx';
import { Choices } from '#parts/Choices.tsx';
import styles from '#parts/Form.module.css';
import { ACCOUNT_PATHS } from '#people/people-view.ts';

const LABELS: Record<UndoSeconds, string> = { 10: '10 seconds', 30: '30 seconds', 120: '2 minutes' };

/** The form with which a person chooses for how long they can undo what they do. */
export function UndoForm({ seconds }: { seconds: UndoSeconds }) {
  return (
    <Card id="undo" title="Undo">
      <p>
        A mail that tells a patient waits this long, so that you can undo. Until then nobody else gets the time that is
        freed.
      </p>
      <form className={styles.form} method="post" action={ACCOUNT_PATHS.undo} noValidate>
        <Choices
          legend="How long"
          name="undoSeconds"
          chosen={String(seconds)}
          choices={UNDO_SECONDS.map((each) => ({ value: String(each), label: LABELS[each] }))}
        />
        <Button type="submit" size="small">
          Save time
        </Button>
      </form>
    </Card>
  );
}
