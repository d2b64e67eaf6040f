import { Button } from '@clinic/ui/Button.tsx';
import { AGAIN_QUERY, type KeptForm as Kept } from '#frame/kept.ts';
import styles from '#parts/Form.module.css';
import { Door } from '#people/Door.tsx';
import { deskDoorMessages } from '#people/door-words.ts';
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
