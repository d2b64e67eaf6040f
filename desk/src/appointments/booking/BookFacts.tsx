import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates.ts';
import { WithNames } from '@clinic/ui/WithNames.tsx';
import { Box } from '#parts/Box.tsx';
import { changeToWords, type DeskPlace } from '../desk-words.ts';
import type { BookRefusal, SlotPlace } from './book.ts';
import { deskBookMessages } from './words.ts';

const words = deskBookMessages.refused;

/** The doctor, day and time for which a caller is booked. */
export function BookFacts({ place: { doctor, department, date, slot } }: { place: SlotPlace }) {
  return (
    <Box>
      <p>
        <b>
          {dateToDay(date)}, {slotToLabel(slot)}
        </b>
        <br />
        {doctor}, {department}
      </p>
    </Box>
  );
}

/** Says why a caller was not booked and, when the slot is taken, who has it. */
export function BookTrouble({ refused, place, clinic }: { refused: BookRefusal; place: SlotPlace; clinic: DeskPlace }) {
  return (
    <Box tone="error">
      <p>
        <WithNames text={refusalToWords(refused, place, clinic)} names={[refused.holder?.name ?? '']} />
      </p>
    </Box>
  );
}

function refusalToWords({ reason, holder }: BookRefusal, place: SlotPlace, clinic: DeskPlace): string {
  if (reason !== 'slot-taken' || !holder) return words[reason];
  const { name, date, slot, lastChange } = holder;
  if (slot > place.slot) return words.runsInto(name, slotToLabel(slot));
  const change = lastChange ? ` (${changeToWords(lastChange, date, clinic)})` : '';
  return `${words.takenBy(name)}${change}.`;
}
