import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { CardReach } from '#appointments/CardReach.tsx';
import { type DeskPlace, toMoment } from '#appointments/desk-words.ts';
import { deskMessages } from '#appointments/words.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import { Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { makerToName } from '#people/desk-makers.ts';
import styles from './Absences.module.css';
import { OPEN_PROGRESS, type TellingProgress, type ToldPatient } from './absence.ts';
import { tellingWords } from './words.ts';

const PROGRESS: Record<TellingProgress, string> = {
  waiting: 'Mail waits to be sent',
  sent: 'Mail sent',
  opened: 'Mail sent. Opened by somebody or a mail program',
  'to-call': 'To be called',
  called: 'Called',
  moved: 'New time:',
  cancelled: 'Cancelled',
  here: 'Came',
  away: 'Told: away',
  late: 'Told: another delay',
};

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
                  Called
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
    return `${PROGRESS.moved} ${dateToDay(now.date)}, ${slotToLabel(now.slot)}${colleague}`;
  }
  if (progress === 'to-call') {
    if (isMailStuck) return `${PROGRESS['to-call']}: the mail is stuck`;
    return telling ? tellingWords[telling] : PROGRESS['to-call'];
  }
  const when = at ? `, ${toMoment(at, today, timeZone)}` : '';
  return `${PROGRESS[progress]}${when}${calledBy && progress === 'called' ? ` by ${makerToName(calledBy)}` : ''}`;
}
