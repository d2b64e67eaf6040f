// @vitest-environment happy-dom
import type { ReviewBooking, ReviewPattern } from '@clinic/contract/desk-review.ts';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BookTrouble } from '#components/desk/appointment/BookFacts.tsx';
import { DoneBar } from '#components/desk/day/DoneBar.tsx';
import { MoveBar } from '#components/desk/day/MoveBar.tsx';
import { NextVisitBar } from '#components/desk/day/NextVisitBar.tsx';
import { UndoBar } from '#components/desk/day/UndoBar.tsx';
import { DeskPage } from '#components/desk/frame/DeskPage.tsx';
import { PersonVisits } from '#components/desk/person/PersonVisits.tsx';
import { PatternCard } from '#components/desk/review/PatternCard.tsx';
import { ReviewRows } from '#components/desk/review/ReviewRows.tsx';
import { bookingToWords, moveToWords } from '#lib/desk/desk-words.ts';
import { createAppointment, PLACE, TODAY } from '../../../test/desk-samples.ts';
import { CancelQuestion } from './day/CancelQuestion.tsx';

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
  ['a move', <MoveBar key="move" appointment={appointment} trouble={undefined} onKeep={nothing} />],
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
