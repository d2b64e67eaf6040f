import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import { List } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import type { DoctorFeed } from './feeds.ts';

/** The secret addresses of the doctors' calendars. */
export function FeedList({ feeds }: { feeds: readonly DoctorFeed[] }) {
  return (
    <>
      <p>
        A telephone or a computer that subscribes to an address shows the appointments from a week ago to two months
        ahead. Anyone with the address can read patients’ names.
      </p>
      <List>
        {feeds.map(({ doctorId, doctor, url }) => (
          <li key={doctorId} className={styles.inline}>
            <TextField id={`feed-${doctorId}`} label={doctor} value={url} readOnly />
            <form method="post" action={`${DESK_PATHS.export}/feeds`}>
              <input type="hidden" name="doctor" value={doctorId} />
              <Button type="submit" variant="outline">
                New address
                <span className="visually-hidden"> {`for ${doctor}`}</span>
              </Button>
            </form>
          </li>
        ))}
      </List>
      <p className={textStyles.small}>Calendars that use the old address then stay empty.</p>
    </>
  );
}
