import { Button } from '@clinic/ui/Button.tsx';
import { deskMessages as words } from '#appointments/words.ts';
import styles from './DayTools.module.css';

/** Tools that need script: a button prints the day, by choice with the desk's notes, and one lists the keys. */
export function DayTools({ onHelp }: { onHelp: () => void }) {
  return (
    <>
      <Button variant="outline" size="small" className={styles.tool} onClick={() => window.print()}>
        {words.print}
      </Button>
      <label className={styles.choice}>
        {/* A browser that remembers the choice would print notes unasked. */}
        <input type="checkbox" name="notes" autoComplete="off" />
        {words.printNotes}
      </label>
      <Button variant="outline" size="small" className={styles.tool} onClick={onHelp}>
        {words.keys}
      </Button>
    </>
  );
}
