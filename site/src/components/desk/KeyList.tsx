import { Button } from '#components/ui/Button.tsx';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './KeyList.module.css';

const words = deskMessages.keys;

/** The keys that work on the page, for its help dialog. */
export function KeyList() {
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
      <form method="dialog">
        <Button type="submit" size="small">
          {words.close}
        </Button>
      </form>
    </>
  );
}
