import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { AbsenceKind } from '@clinic/contract/mails.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { CardReach } from '#appointments/CardReach.tsx';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { Box } from '#parts/Box.tsx';
import formStyles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import styles from './Absences.module.css';
import {
  ABSENCE_FIELDS,
  ABSENCE_REASON_MAX_CHARS,
  type AbsencesView,
  type Asked as AskedAbsence,
  type ConcernedPatient,
} from './absence.ts';
import { countPatients, tellingWords } from './words.ts';

type Props = {
  asked: AskedAbsence;
  entries: AbsencesView['entries'];
  letter: AbsencesView['letter'];
  /** How long the mails wait for an undo. */
  seconds: UndoSeconds;
  place: DeskPlace;
};

/** Patients who are booked in the span that was asked about, the words that they read, and the press that tells them. */
export function Asked({
  asked: { kind, doctor, firstDate, lastDate, count, mailed, patients },
  entries,
  letter,
  seconds,
  place,
}: Props) {
  const isSeveralDays = firstDate !== lastDate;
  if (patients.length === 0 && kind === 'late') {
    return (
      <Box tone="notice" role="status" tabIndex={-1} autoFocus>
        <p>Nobody is booked then, so there is nobody to tell.</p>
      </Box>
    );
  }
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <div className={styles.who}>
        <h2 id="asked" className={textStyles.title} tabIndex={-1}>
          Who is told
          {patients.length > 0 && <span className={textStyles.small}> · {countPatients(count)}</span>}
        </h2>
        {patients.length === 0 && <p>Nobody is booked then.</p>}
        <List aria-labelledby="asked">
          {patients.map((patient) => (
            <ConcernedRow
              key={patient.id}
              patient={patient}
              isDateNamed={isSeveralDays}
              isDoctorNamed={doctor === null}
              place={place}
            />
          ))}
        </List>
        {count > patients.length && <p>{`And ${countPatients(count - patients.length)} on later days.`}</p>}
      </div>
      <form className={formStyles.form} method="post" action={DESK_PATHS.absences}>
        {ABSENCE_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={entries[name] ?? ''} />
        ))}
        {letter && mailed > 0 && (
          <div className={styles.letter}>
            <h3 className={textStyles.label}>What they read</h3>
            <p className={textStyles.strong}>{letter.subject}</p>
            {letter.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className={textStyles.small}>Below it are the appointment and a button to their own page.</p>
          </div>
        )}
        <HintedField
          id="reason"
          name="reason"
          label="Reason"
          optionalMark="optional"
          maxLength={ABSENCE_REASON_MAX_CHARS}
          defaultValue={entries.reason}
          hint="Only the desk sees it."
        />
        <p className={formStyles.hint}>
          {[
            kind === 'away' && 'The times close at once. Neither the website nor the desk can book them.',
            mailed > 0 && `The mails wait ${seconds} seconds, so you can undo it.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Button type="submit" hasArrow>
          {toPress(kind, mailed)}
        </Button>
      </form>
    </section>
  );
}

function toPress(kind: AbsenceKind, mailed: number): string {
  if (kind === 'away') return mailed === 0 ? 'Close these times' : `Close, and tell ${countPatients(mailed)}`;
  return mailed === 0 ? 'List who is to be called' : `Tell ${countPatients(mailed)}`;
}

type RowProps = { patient: ConcernedPatient; isDateNamed: boolean; isDoctorNamed: boolean; place: DeskPlace };

function ConcernedRow({ patient, isDateNamed, isDoctorNamed, place }: RowProps) {
  const { id, name, phone, date, slot, doctor, telling } = patient;
  const hasToBeCalled = telling === 'no-address' || telling === 'begun' || telling === 'review';
  return (
    <Row action={hasToBeCalled && <CardReach appointment={{ name, phone }} place={place} />}>
      <p className={textStyles.parts}>
        <span className={styles.time}>
          {isDateNamed && `${dateToDay(date)}, `}
          {slotToLabel(slot)}
        </span>
        <TextLink href={`${DESK_PATHS.appointments}/${id}`}>
          <bdi>{name}</bdi>
        </TextLink>
        {isDoctorNamed && <span>{doctor}</span>}
        <span className={telling === 'mail' ? textStyles.small : textStyles.strong}>{tellingWords[telling]}</span>
        {!hasToBeCalled && <span className={textStyles.small}>{phone}</span>}
      </p>
    </Row>
  );
}
