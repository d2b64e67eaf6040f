import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { WithNames } from '@clinic/ui/WithNames.tsx';
import { Box } from '#parts/Box.tsx';
import { changeToWords, type DeskPlace } from '../desk-words.ts';
import type { BookRefusal, SlotPlace } from './book.ts';

const words = {
  'fields-invalid': 'Please check these details.',
  'slot-taken': 'Someone has just taken this time.',
  takenBy: (name: string) => `${name} now has this time`,
  /** The visit takes more than one slot, and another one begins within it. */
  runsInto: (name: string, time: string) => `This visit would run into that of ${name} at ${time}.`,
  'slot-closed': 'This time is closed.',
  'slot-past': 'This time has passed.',
  'slot-unknown': 'There is no such time.',
  'contact-full': 'This contact already has the maximum number of appointments.',
  outdated: 'This form was sent before, and what it booked has been changed since. To book, press again.',
  'not-allowed': 'This cannot be booked.',
  'too-early': 'This cannot be booked.',
  'mail-left': 'This cannot be booked.',
  gone: 'This cannot be booked.',
};

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
