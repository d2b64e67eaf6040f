import { Button } from '@clinic/ui/Button.tsx';
import styles from './KeyList.module.css';

const KEYS = [
  { key: '← ↑ ↓ →', name: 'Arrow keys', text: 'Move on the board' },
  { key: 'Enter', name: 'Enter', text: 'Open what is chosen' },
  { key: 'a', name: 'A', text: 'Arrived' },
  { key: 'i', name: 'I', text: 'Call in' },
  { key: 'd', name: 'D', text: 'Done' },
  { key: 'u', name: 'U', text: 'No-show' },
  { key: 'm', name: 'M', text: 'Move to another time' },
  { key: '1 2 3', name: 'One, two, three', text: 'Take one of three offered times' },
  { key: 'c', name: 'C', text: 'Cancel' },
  { key: 'e', name: 'E', text: 'Write a staff note' },
  { key: 'z', name: 'Z', text: 'Undo' },
  { key: 'n', name: 'N', text: 'Book a caller: the next free times' },
  { key: '/', name: 'Slash', text: 'Find an appointment' },
  { key: '[ ]', name: 'Square brackets', text: 'The day before, the day after' },
  { key: 't', name: 'T', text: 'Today' },
  { key: '?', name: 'Question mark', text: 'This list' },
  { key: 'Esc', name: 'Escape', text: 'Close what is open, or end a move' },
];

type Props = {
  /** Whether letters and signs work as shortcuts. */
  areSingleOn: boolean;
  onSwitchSingle: (areOn: boolean) => void;
};

/** The keyboard shortcuts of the page, for its help dialog. */
export function KeyList({ areSingleOn, onSwitchSingle }: Props) {
  return (
    <>
      <dl className={styles.list}>
        {KEYS.map(({ key, name, text }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>
                <span aria-hidden="true">{key}</span>
                <span className="visually-hidden">{name}</span>
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.single}>
        <input
          type="checkbox"
          checked={areSingleOn}
          onChange={({ currentTarget }) => onSwitchSingle(currentTarget.checked)}
        />
        Letters and signs work as keys
      </label>
      <form method="dialog">
        <Button type="submit" size="small">
          Close
        </Button>
      </form>
    </>
  );
}
