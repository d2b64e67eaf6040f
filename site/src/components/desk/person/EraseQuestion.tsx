import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { PersonView } from '@clinic/contract/desk-taking.ts';
import { deskPersonMessages } from '#messages/desk-person.ts';
import { Box } from '../frame/Box.tsx';
import { DangerButton } from '../frame/DeskButton.tsx';
import { Fold } from '../frame/Fold.tsx';
import styles from '../frame/Form.module.css';

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
        <Box tone="notice">{words.coming(coming)}</Box>
      ) : (
        <Fold summary={words.ask}>
          <form className={styles.form} method="post" action={`${DESK_PATHS.person}/erase`}>
            <input type="hidden" name="of" value={of} />
            <input type="hidden" name="count" value={count} />
            {isNarrow && <input type="hidden" name="only" value="name" />}
            <Box tone="error">
              <p>{words.question(count)}</p>
              {otherNames > 0 && !isNarrow && <p>{deskPersonMessages.samePerson(otherNames)}</p>}
            </Box>
            <DangerButton>{words.submit(count)}</DangerButton>
          </form>
        </Fold>
      )}
    </>
  );
}
