import { AGAIN_QUERY, type KeptForm as Kept } from '@clinic/contract/desk-kept.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskDoorMessages } from '#messages/desk-door.ts';
import styles from '../frame/Form.module.css';
import { Door } from './Door.tsx';
import { KEPT_FORM_ID } from './kept-form-id.ts';

const words = deskDoorMessages.kept;

/** Leads from the sign-in back to a form that was sent after the end of a session, and is not saved yet. */
export function KeptForm({ path, fields }: Kept) {
  return (
    <Door title={words.title}>
      <form id={KEPT_FORM_ID} className={styles.form} method="post" action={`${path}?${AGAIN_QUERY}`}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{words.text}</p>
        <Button type="submit" hasArrow>
          {words.submit}
        </Button>
      </form>
    </Door>
  );
}
