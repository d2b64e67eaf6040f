import { OPEN_PROGRESS, type ToldPatient } from '@clinic/contract/absences.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type DeskPlace, toMoment } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskAbsenceMessages } from '#messages/desk-absences.ts';
import { CardReach } from '../day/CardReach.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import { Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';
import styles from './Absences.module.css';

const words = deskAbsenceMessages.list;
const { telling: tellingWords } = deskAbsenceMessages.asked;

type Props = {
  patient: ToldPatient;
  absenceId: string;
  isDateNamed: boolean;
  isDoctorNamed: boolean;
  today: string;
  place: DeskPlace;
};

/** A patient whom an absence concerns: what became of the mail, ways to call, and the mark that somebody did. */
export function ToldRow({ patient, absenceId, isDateNamed, isDoctorNamed, today, place }: Props) {
  const { id, name, phone, date, slot, doctor, progress } = patient;
  const shownName = name || deskMessages.card.erased;
  const isOpen = OPEN_PROGRESS.includes(progress);
  return (
    <Row
      action={
        isOpen && (
          <div className={styles.reach}>
            <CardReach appointment={{ name: shownName, phone }} place={place} />
            {progress !== 'called' && (
              <form method="post" action={`${DESK_PATHS.absences}/${absenceId}/called/${id}`}>
                <CompactButton>
                  {words.called}
                  <span className="visually-hidden">: {shownName}</span>
                </CompactButton>
              </form>
            )}
          </div>
        )
      }
    >
      <p className={textStyles.parts}>
        <span className={styles.time}>
          {isDateNamed && `${dateToDay(date)}, `}
          {slotToLabel(slot)}
        </span>
        <TextLink href={`${DESK_PATHS.appointments}/${id}`}>
          <bdi>{shownName}</bdi>
        </TextLink>
        {isDoctorNamed && <span>{doctor}</span>}
        <span className={progress === 'to-call' ? styles.toCall : styles.progress} data-progress={progress}>
          {progressToWords(patient, today, place.timeZone)}
        </span>
      </p>
    </Row>
  );
}

function progressToWords(patient: ToldPatient, today: string, timeZone: string): string {
  const { progress, at, now, isMailStuck, telling, calledBy, doctor } = patient;
  if (progress === 'moved' && now) {
    const colleague = now.doctor === doctor ? '' : `, ${now.doctor}`;
    return `${words.progress.moved} ${dateToDay(now.date)}, ${slotToLabel(now.slot)}${colleague}`;
  }
  if (progress === 'to-call') {
    if (isMailStuck) return `${words.progress['to-call']}: ${words.stuck.toLowerCase()}`;
    return telling ? tellingWords[telling] : words.progress['to-call'];
  }
  const when = at ? `, ${toMoment(at, today, timeZone)}` : '';
  return `${words.progress[progress]}${when}${progress === 'called' ? ` ${words.by(calledBy)}` : ''}`;
}
