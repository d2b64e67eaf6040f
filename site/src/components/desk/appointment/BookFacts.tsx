import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { BookRefusal, SlotPlace } from '@clinic/contract/desk-book.ts';
import { WithNames } from '#components/ui/WithNames.tsx';
import { changeToWords, type DeskPlace } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import { Box } from '../frame/Box.tsx';

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
