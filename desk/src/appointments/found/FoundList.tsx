import textStyles from '#parts/Text.module.css';
import type { DayLife } from '../day-life.ts';
import type { DeskPlace } from '../desk-words.ts';
import { FoundCard, noShowsToWords } from './FoundCard.tsx';
import { type DeskFound, FOUND_MAX, type FoundAppointment, type QuestionKind } from './found.ts';

type Props = { found: DeskFound; place: DeskPlace; life?: DayLife };

const NONE: Record<QuestionKind, string> = {
  name: 'Nobody has this name.',
  phone: 'Nobody has this phone number.',
  email: 'Nobody has this email address.',
  reference: 'No appointment has this reference.',
};

/** Says in one line what a search found: `7 appointments. One no-show.` Empty when nothing was searched. */
export function foundToWords({ kind, coming, past, isHistory }: DeskFound): string {
  if (kind === null) return '';
  const all = [...coming, ...past];
  if (all.length === 0) return NONE[kind];
  const noShows = isHistory ? all.filter(({ status }) => status === 'noshow').length : 0;
  const count = all.length === 1 ? 'One appointment.' : `${all.length} appointments.`;
  return noShows > 0 ? `${count} ${noShowsToWords(noShows)}.` : count;
}

/**
 * The result of a search: the appointments to come with what can be done with each, then the earlier ones. With nothing
 * asked or found it says what may be asked. The line of `foundToWords` stands above it, where it is read out.
 */
export function FoundList({ found, place, life = {} }: Props) {
  const { kind, coming, past, isCut } = found;
  return (
    <>
      {kind === null && (
        <p>
          Any of these will do: a name or its beginning, a phone number or its last four digits, a reference such as
          K7QX-3M9P, or a whole email address.
        </p>
      )}
      {kind !== null && coming.length + past.length === 0 && (
        <p>
          The beginning of a name, or the last four digits of the phone, may find more. Appointments are kept for a
          limited time.
        </p>
      )}
      {isCut && <p>{`These are the first ${FOUND_MAX}. A longer name, or the phone number, finds fewer.`}</p>}
      <FoundPart title="To come" appointments={coming} isComing {...{ found, place, life }} />
      <FoundPart title="Before" appointments={past} isComing={false} {...{ found, place, life }} />
    </>
  );
}

type PartProps = Required<Props> & { title: string; appointments: FoundAppointment[]; isComing: boolean };

function FoundPart({ title, appointments, found, ...rest }: PartProps) {
  if (appointments.length === 0) return null;
  return (
    <section>
      <h2 className={`${textStyles.label} marker`}>{title}</h2>
      {appointments.map((appointment) => (
        <FoundCard key={appointment.id} appointment={appointment} isHistory={found.isHistory} {...rest} />
      ))}
    </section>
  );
}
