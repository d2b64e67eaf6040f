import { KeyList } from '#components/desk/day/KeyList.tsx';
import { Button } from '#components/ui/Button.tsx';
import { deskMessages as words } from '#messages/desk.ts';
import styles from './DayTools.module.css';
import { OpenDialog } from './OpenDialog.tsx';

type Keys = { areSingleOn: boolean; onSwitchSingle: (areOn: boolean) => void };

/** Shows the buttons that need script: one prints the day, and one lists the keys. */
export function DayTools({ onHelp }: { onHelp: () => void }) {
  return (
    <>
      <Button variant="outline" size="small" className={styles.tool} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="outline" size="small" className={styles.tool} onClick={onHelp}>
        {words.keys.open}
      </Button>
    </>
  );
}

/** Shows the list of keys, with the switch that turns off single letters, which are pressed by mistake. */
export function KeysDialog({ areSingleOn, onSwitchSingle, onClose }: Keys & { onClose: () => void }) {
  return (
    <OpenDialog id="keys" title={words.keys.title} onClose={onClose}>
      <KeyList areSingleOn={areSingleOn} onSwitchSingle={onSwitchSingle} />
    </OpenDialog>
  );
}
