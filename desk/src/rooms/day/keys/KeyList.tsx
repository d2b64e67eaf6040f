import { Button } from '@clinic/ui/Button.tsx';
import { deskMessages } from '#appointments/words.ts';
import styles from './KeyList.module.css';

const words = deskMessages.keys;

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
        {words.list.map(({ key, name, text }) => (
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
        {words.single}
      </label>
      <form method="dialog">
        <Button type="submit" size="small">
          {words.close}
        </Button>
      </form>
    </>
  );
}
