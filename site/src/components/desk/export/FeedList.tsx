import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DoctorFeed } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskExportMessages } from '#messages/desk-export.ts';
import styles from '../frame/Form.module.css';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskExportMessages.feeds;

/** The secret addresses of the doctors' calendars. */
export function FeedList({ feeds }: { feeds: readonly DoctorFeed[] }) {
  return (
    <>
      <p>{words.text}</p>
      <List>
        {feeds.map(({ doctorId, doctor, url }) => (
          <li key={doctorId} className={styles.inline}>
            <TextField id={`feed-${doctorId}`} label={doctor} value={url} readOnly />
            <form method="post" action={`${DESK_PATHS.export}/feeds`}>
              <input type="hidden" name="doctor" value={doctorId} />
              <Button type="submit" variant="outline">
                {words.renew}
                <span className="visually-hidden"> {words.renewOf(doctor)}</span>
              </Button>
            </form>
          </li>
        ))}
      </List>
      <p className={textStyles.small}>{words.warn}</p>
    </>
  );
}
