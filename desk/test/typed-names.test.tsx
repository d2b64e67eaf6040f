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
  key: 'x',
  kinds: ['name'],
  count: 5,
  names: [NAME],
  message: '',
  first: MADE_AT,
  last: MADE_AT,
};
const booking: ReviewBooking = { ...appointment, createdAt: MADE_AT, isMarked: true, knownBy: null, isChosen: true };

test.each<[where: string, element: ReactElement]>([
  [
    'the title of a page',
    <DeskPage key="page" title={{ thin: 'The file of', bold: NAME }}>
      {null}
    </DeskPage>,
  ],
  [
    'a move',
    <MoveBar
      key="move"
      appointment={appointment}
      trouble={undefined}
      offered={[]}
      onChoose={() => undefined}
      onKeep={nothing}
    />,
  ],
  ['a next visit', <NextVisitBar key="next" visit={appointment} date={appointment.date} />],
  [
    'an offer to undo',
    <UndoBar
      key="undo"
      hasKey={false}
      text={moveToWords(appointment)}
      name={NAME}
      lineRef={null}
      onUndo={nothing}
      onClose={nothing}
    />,
  ],
  ['what was done', <DoneBar key="done" text={bookingToWords(appointment, PLACE)} name={NAME} onClose={nothing} />],
  [
    'the question before a cancellation',
    <CancelQuestion key="cancel" {...{ appointment, isBusy: false }} onCancel={async () => true} onClose={nothing} />,
  ],
  [
    'a time that is taken',
    <BookTrouble
      key="taken"
      refused={{ reason: 'slot-taken', errors: [], holder: appointment }}
      place={{ ...appointment, slot: '10:00' }}
      clinic={PLACE}
    />,
  ],
  [
    'a time that is too short for the visit',
    <BookTrouble
      key="too-short"
      refused={{ reason: 'slot-taken', errors: [], holder: appointment }}
      place={{ ...appointment, slot: '09:00' }}
      clinic={PLACE}
    />,
  ],
  ['the visits of a person', <PersonVisits key="visits" appointments={[appointment]} name="Asha Rao" />],
  ['a pattern', <PatternCard key="pattern" pattern={pattern} today={TODAY} place={PLACE} />],
  [
    'the bookings of a pattern',
    <ReviewRows key="rows" title="Marked" bookings={[booking]} today={TODAY} place={PLACE} />,
  ],
])('a name in %s turns none of the words beside it', (_where, element) => {
  const { container } = render(element);
  expect([...container.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([NAME]);
});
