import {
  ABSENCE_FIELDS,
  ABSENCE_REASON_MAX_CHARS,
  type AbsencesView,
  type ConcernedPatient,
} from '@clinic/contract/absences.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '#components/ui/Button.tsx';
import type { Letter } from '#lib/desk/absence-letter.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskAbsenceMessages } from '#messages/desk-absences.ts';
import { CardReach } from '../day/CardReach.tsx';
import { Box } from '../frame/Box.tsx';
import formStyles from '../frame/Form.module.css';
import { HintedField } from '../frame/HintedField.tsx';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';
import styles from './Absences.module.css';

const words = deskAbsenceMessages.asked;

type Props = {
  asked: NonNullable<AbsencesView['asked']>;
  entries: AbsencesView['entries'];
  letter: Letter | null;
  place: DeskPlace;
};

/** Patients who are booked in the span that was asked about, the words that they read, and the press that tells them. */
export function Asked({ asked: { kind, doctor, firstDate, lastDate, patients }, entries, letter, place }: Props) {
  const mailed = patients.filter(({ telling }) => telling === 'mail').length;
  const isSeveralDays = firstDate !== lastDate;
  if (patients.length === 0 && kind === 'late') {
    return (
      <Box tone="notice" role="status" tabIndex={-1} autoFocus>
        <p>{words.noneLate}</p>
      </Box>
    );
  }
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <div className={styles.who}>
        <h2 id="asked" className={textStyles.title} tabIndex={-1}>
          {words.title}
          {patients.length > 0 && <span className={textStyles.small}> · {words.count(patients.length)}</span>}
        </h2>
        {patients.length === 0 && <p>{words.none}</p>}
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
      </div>
      <form className={formStyles.form} method="post" action={DESK_PATHS.absences}>
        {ABSENCE_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={entries[name] ?? ''} />
        ))}
        {letter && mailed > 0 && (
          <div className={styles.letter}>
            <h3 className={textStyles.label}>{words.letter}</h3>
            <p className={textStyles.strong}>{letter.subject}</p>
            {letter.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className={textStyles.small}>{words.letterMore}</p>
          </div>
        )}
        <HintedField
          id="reason"
          name="reason"
          label={words.reason}
          optionalMark={words.reasonMark}
          maxLength={ABSENCE_REASON_MAX_CHARS}
          defaultValue={entries.reason}
          hint={words.reasonHint}
        />
        <p className={formStyles.hint}>
          {[kind === 'away' && words.closes, mailed > 0 && words.waits].filter(Boolean).join(' ')}
        </p>
        <Button type="submit" hasArrow>
          {words.submit[kind](mailed)}
        </Button>
      </form>
    </section>
  );
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
        <span className={telling === 'mail' ? textStyles.small : textStyles.strong}>{words.telling[telling]}</span>
        {!hasToBeCalled && <span className={textStyles.small}>{phone}</span>}
      </p>
    </Row>
  );
}
