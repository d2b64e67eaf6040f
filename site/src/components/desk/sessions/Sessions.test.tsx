// @vitest-environment happy-dom
import type { DeskSession, SessionQuestion, SessionsPart } from '@clinic/contract/sessions.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deskSessionMessages as words } from '#messages/desk-sessions.ts';
import { DOCTOR, NO_SESSIONS, TODAY } from '../../../../test/desk-samples.ts';
import { Sessions } from './Sessions.tsx';
import { UnofferedList } from './UnofferedList.tsx';

afterEach(cleanup);

const BOOKED = { id: 'a', name: 'Sample Patient', doctor: DOCTOR, date: TODAY, slot: '18:20' };

const SESSION: DeskSession = {
  id: 'one',
  doctor: DOCTOR,
  firstDate: TODAY,
  lastDate: TODAY,
  from: '18:00',
  to: '24:00',
  minutes: 20,
  opensClosedDays: false,
  by: 'asha@clinic.example',
  at: `${TODAY}T04:35:00.000Z`,
  appointments: [],
};

const ENTRIES = { ...NO_SESSIONS.entries, doctor: 'rao', firstDate: '2030-01-13', from: '10:00', to: '12:00' };

function renderSessions(change: Partial<SessionsPart>) {
  const departments = [{ name: 'Urology', doctors: [{ id: 'rao', name: DOCTOR }] }];
  const view = { sessions: { ...NO_SESSIONS, ...change }, departments, today: TODAY };
  render(<Sessions view={view} timeZone="Asia/Kolkata" />);
}

const getText = (id: string) => document.getElementById(`session-${id}`)?.textContent;

test('each session tells whose it is, when, how long a slot is, and who has opened it', () => {
  renderSessions({
    sessions: [
      SESSION,
      { ...SESSION, id: 'two', firstDate: '2030-01-12', lastDate: '2031-01-04', opensClosedDays: true },
    ],
  });
  expect(getText('one')).toContain('Monday 7 January, 06:00 PM to 12:00 AM, 20 minutes eachNobody is booked in it.');
  expect(getText('one')).toContain('asha@clinic.example, 10:05 AM');
  expect(getText('two')).toContain('Every Saturday from Saturday 12 January until Saturday 4 January 2031,');
  expect(getText('two')).toContain(words.session.opensClosedDays);
  const form = screen.getByRole('button', { name: /^End it.*Monday 7 January/ }).closest('form');
  expect(form?.getAttribute('action')).toBe('/closures/sessions/one/end');
});

test('who is booked in a session is linked to the card on the day', () => {
  renderSessions({ sessions: [{ ...SESSION, appointments: [BOOKED] }] });
  expect(screen.getByText('One is booked in it')).toBeTruthy();
  const link = screen.getByText('Sample Patient').closest('a');
  expect(link?.getAttribute('href')).toBe(`/day/${TODAY}#appointment-a`);
});

test('a refused form keeps what was written, and names the day and the time that are in the way', () => {
  const overlap = { date: '2030-01-13', span: { start: '11:00', end: '12:00' } };
  renderSessions({ entries: ENTRIES, refused: { from: { problem: 'overlaps-hours', overlap } } });
  expect(screen.getByRole('alert').textContent).toBe(words.refused);
  const from = screen.getByLabelText<HTMLInputElement>(words.form.from);
  expect([from.value, from.getAttribute('aria-invalid')]).toEqual(['10:00', 'true']);
  expect(
    screen.getByText('The doctor has hours at that time already. Sunday 13 January: 11:00 AM to 12:00 PM.'),
  ).toBeTruthy();
});

test('a session on a day that nobody can book yet is refused with the last day that can be booked', () => {
  const refusal = { problem: 'date-beyond', lastDate: '2031-01-07' } as const;
  renderSessions({ entries: ENTRIES, refused: { firstDate: refusal } });
  expect(
    screen.getByText(
      'Nobody could book this session yet. Choose an earlier day. The last day that can be booked is 7 January 2031.',
    ),
  ).toBeTruthy();
});

function renderQuestion(change: Partial<SessionQuestion>) {
  const question: SessionQuestion = {
    entries: ENTRIES,
    closedDates: [],
    more: 0,
    closures: [],
    answers: [],
    ...change,
  };
  renderSessions({ entries: ENTRIES, question });
  return within(screen.getByRole('alert'));
}

test('a closed day is asked about, and the answer sends the same session', () => {
  const alert = renderQuestion({ closedDates: ['2030-01-13'], answers: ['open'] });
  expect(alert.getByText('The clinic is closed on Sunday, 13 January. Open it for this session?')).toBeTruthy();
  const button = alert.getByRole<HTMLButtonElement>('button', { name: 'Yes, open it' });
  expect([button.name, button.value]).toEqual(['closedDays', 'open']);
  const sent = Object.fromEntries(new FormData(button.form ?? undefined));
  const { closedDays: _, ...expected } = ENTRIES;
  expect(sent).toEqual(expected);
});

test('several closed days are named up to a few, and the session can do without them', () => {
  const alert = renderQuestion({ closedDates: ['2030-01-13', '2031-01-26'], more: 3, answers: ['open', 'skip'] });
  expect(
    alert.getByText(
      'The clinic is closed on Sunday, 13 January; Sunday, 26 January 2031 and 3 more days. Open these days for this session?',
    ),
  ).toBeTruthy();
  expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Yes, open these days',
    'Open the session on the other days only',
  ]);
});

test('a closure of the desk is named as what to open first, with a link to it', () => {
  const closure = { id: 'leave', doctor: null, firstDate: TODAY, lastDate: '2030-01-08', reason: 'Holiday' };
  const alert = renderQuestion({ closures: [closure] });
  expect(screen.getByRole('alert').textContent).toBe(
    'The desk has closed Monday, 7 January to Tuesday, 8 January for the whole clinic. To hold the session there, first open that again (Holiday).',
  );
  expect(alert.getByRole('link').getAttribute('href')).toBe('#closure-leave');
  expect(alert.queryByRole('button')).toBeNull();
});

test('who is booked at times that are no longer offered is listed, and nothing is said when nobody is', () => {
  const { container, rerender } = render(<UnofferedList unoffered={{ appointments: [], count: 0 }} />);
  expect(container.textContent).toBe('');
  rerender(<UnofferedList unoffered={{ appointments: [BOOKED], count: 3 }} />);
  expect(screen.getByRole('heading').textContent).toBe('3 are booked at times that are no longer offered');
  expect(screen.getByRole('listitem').textContent).toBe(`Sample PatientMonday 7 January, 06:20 PM · ${DOCTOR}`);
  expect(container.textContent).toContain('And 2 more');
});
