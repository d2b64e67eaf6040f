import { Button } from '@clinic/ui/Button.tsx';
import styles from './Door.module.css';
import { deskDoorMessages } from './door-words.ts';
import { SHOWS } from './ShowPassphrase.script.ts';

/** The button that shows what is typed into the fields of these ids. Its script makes it appear. */
export function ShowPassphrase({ ids }: { ids: readonly string[] }) {
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.show}
      aria-pressed={false}
      aria-controls={ids.join(' ')}
      {...{ [SHOWS]: '' }}
      hidden
    >
      {deskDoorMessages.show}
    </Button>
  );
}
