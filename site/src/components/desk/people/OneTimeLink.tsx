import type { DeskPeople } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskPeopleMessages } from '#messages/desk-people.en.ts';
import { COPIED, COPY_BUTTON } from '../CopyButton.script.ts';
import styles from './OneTimeLink.module.css';

const words = deskPeopleMessages.link;
const FIELD_ID = 'one-time-link';

/** The new one-time link. It takes the focus, so that nobody leaves the page without it. */
export function OneTimeLink({ email, url, isNewPerson }: NonNullable<DeskPeople['link']>) {
  return (
    <section className={styles.link} aria-labelledby="link-title">
      <h2 id="link-title" className={styles.title}>
        {words.title(email)}
      </h2>
      <p>
        {isNewPerson ? words.isNew : words.again} {words.handOver}
      </p>
      <div className={styles.field}>
        <TextField id={FIELD_ID} label={words.label} value={url} readOnly autoFocus />
        <Button hidden {...{ [COPY_BUTTON]: FIELD_ID }}>
          {words.copy}
        </Button>
      </div>
      <p role="status" {...{ [COPIED]: words.copied }} />
    </section>
  );
}
