import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { DoctorFeed } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskExportMessages } from '#messages/desk-export.en.ts';
import styles from './FeedList.module.css';

const words = deskExportMessages.feeds;

/** The secret addresses of the doctors' calendars. */
export function FeedList({ feeds }: { feeds: readonly DoctorFeed[] }) {
  return (
    <>
      <p>{words.text}</p>
      <ul className={styles.feeds}>
        {feeds.map(({ doctorId, doctor, url }) => (
          <li key={doctorId} className={styles.feed}>
            <TextField id={`feed-${doctorId}`} label={doctor} value={url} readOnly />
            <form method="post" action={`${DESK_PATHS.export}/feeds`}>
              <input type="hidden" name="doctor" value={doctorId} />
              <Button type="submit" variant="outline" size="small">
                {words.renew}
                <span className="visually-hidden"> {words.renewOf(doctor)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className={styles.warn}>{words.warn}</p>
    </>
  );
}
