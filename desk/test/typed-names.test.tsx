// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ReviewBooking, ReviewPattern } from '#rooms/review/view.ts';
import { BookTrouble } from '../src/appointments/booking/BookFacts.tsx';
import { bookingToWords, moveToWords } from '../src/appointments/desk-words.ts';
import { DeskPage } from '../src/parts/DeskPage.tsx';
import { DoneBar } from '../src/rooms/day/bars/DoneBar.tsx';
import { UndoBar } from '../src/rooms/day/bars/UndoBar.tsx';
import { CancelQuestion } from '../src/rooms/day/questions/CancelQuestion.tsx';
import { MoveBar } from '../src/rooms/day/strip/MoveBar.tsx';
import { NextVisitBar } from '../src/rooms/day/strip/NextVisitBar.tsx';
import { PersonVisits } from '../src/rooms/person/PersonVisits.tsx';
import { PatternCard } from '../src/rooms/review/PatternCard.tsx';
import { ReviewRows } from '../src/rooms/review/ReviewRows.tsx';
import { createAppointment, PLACE, TODAY } from './desk-samples.ts';

afterEach(cleanup);

const NAME = 'أحمد خان';
const MADE_AT = '2026-11-20T06:30:00.000Z';
const appointment = createAppointment({ name: NAME });
const nothing = () => undefined;
const pattern: ReviewPattern = {
  ...{ key: 'x', kinds: ['name'], count: 5, names: [NAME], message: '', first: MADE_AT, last: MADE_AT },
};
const booking: ReviewBooking = { ...appointment, createdAt: MADE_AT, isMarked: true, knownBy: null, isChosen: true };

const taken = (slot: string) => (
  <BookTrouble
    refused={{ reason: 'slot-taken', errors: [], holder: appointment }}
    place={{ ...appointment, slot }}
    clinic={PLACE}
  />
);

const PLACES: Record<string, ReactElement> = {
  'the title of a page': <DeskPage title={{ thin: 'The file of', bold: NAME }}>{null}</DeskPage>,
  'a move': <MoveBar {...{ appointment, trouble: undefined, offered: [], onChoose: nothing, onKeep: nothing }} />,
  'a next visit': <NextVisitBar visit={appointment} date={appointment.date} />,
  'an offer to undo': (
    <UndoBar
      {...{
        hasKey: false,
        text: moveToWords(appointment),
        name: NAME,
        lineRef: null,
        onUndo: nothing,
        onClose: nothing,
      }}
    />
  ),
  'what was done': <DoneBar text={bookingToWords(appointment, PLACE)} name={NAME} onClose={nothing} />,
  'the question before a cancellation': (
    <CancelQuestion {...{ appointment, isBusy: false }} onCancel={async () => true} onClose={nothing} />
  ),
  'a time that is taken': taken('10:00'),
  'a time that is too short for the visit': taken('09:00'),
  'the visits of a person': <PersonVisits appointments={[appointment]} name="Asha Rao" />,
  'a pattern': <PatternCard pattern={pattern} today={TODAY} place={PLACE} />,
  'the bookings of a pattern': <ReviewRows title="Marked" bookings={[booking]} today={TODAY} place={PLACE} />,
};

test.each(Object.entries(PLACES))('a patient’s name in %s turns none of the words beside it', (_where, element) => {
  const { container } = render(element);
  expect([...container.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([NAME]);
});
