import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { PersonView } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskPersonMessages } from '#messages/desk-person.en.ts';
import { Fold } from '../Fold.tsx';
import styles from './EraseQuestion.module.css';

const words = deskPersonMessages.erase;

/**
 * Asks before erasing a person, with the number of appointments that lose the person's details. A person with coming
 * appointments cannot be erased.
 */
export function EraseQuestion({ of, isNarrow, otherNames, appointments, coming }: PersonView) {
  const count = appointments.length;
  return (
    <>
      <p>{words.text}</p>
      {coming > 0 ? (
        <p className={styles.coming}>{words.coming(coming)}</p>
      ) : (
        <Fold summary={words.ask}>
          <form className={styles.form} method="post" action={`${DESK_PATHS.person}/erase`}>
            <input type="hidden" name="of" value={of} />
            <input type="hidden" name="count" value={count} />
            {isNarrow && <input type="hidden" name="only" value="name" />}
            <p className={styles.question}>{words.question(count)}</p>
            {otherNames > 0 && !isNarrow && <p>{deskPersonMessages.samePerson(otherNames)}</p>}
            <p>
              <Button type="submit" variant="call" size="small" className={styles.submit}>
                {words.submit(count)}
              </Button>
            </p>
          </form>
        </Fold>
      )}
    </>
  );
}
