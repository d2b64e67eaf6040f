import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Box } from '#parts/Box.tsx';
import { DangerButton } from '#parts/DeskButton.tsx';
import { Fold } from '#parts/Fold.tsx';
import styles from '#parts/Form.module.css';
import type { PersonView } from './queries.ts';
import { countToWords, samePersonToWords } from './words.ts';

/** Asks before erasing a person, with the number of appointments that lose the person's details. */
export function EraseQuestion({ of, isNarrow, otherNames, appointments: { length: count }, coming }: PersonView) {
  return (
    <>
      <p>
        Name, telephone number, email address, notes and reasons are erased and cannot be restored. The record that a
        doctor had an appointment at the time stays. Backups hold the person until they are removed.
      </p>
      {coming > 0 ? (
        <Box tone="notice">
          {`${coming === 1 ? 'One appointment is' : `${coming} appointments are`} still to come. Cancel first, so that the patient is told.`}
        </Box>
      ) : (
        <Fold summary="Erase this person">
          <form className={styles.form} method="post" action={`${DESK_PATHS.person}/erase`}>
            <input type="hidden" name="of" value={of} />
            <input type="hidden" name="count" value={count} />
            {isNarrow && <input type="hidden" name="only" value="name" />}
            <Box tone="error">
              <p>{`Erase the person from ${countToWords(count)}?`}</p>
              {otherNames > 0 && !isNarrow && <p>{samePersonToWords(otherNames)}</p>}
            </Box>
            <DangerButton>{count === 1 ? 'Yes, erase it' : `Yes, erase all ${count}`}</DangerButton>
          </form>
        </Fold>
      )}
    </>
  );
}
