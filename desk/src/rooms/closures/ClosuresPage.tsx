import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import type { SilentCalendar } from '#timetable/calendar-trouble.ts';
import type { ClosureEntries, ClosureRefusals, DeskClosure } from '#timetable/closure.ts';
import { BusyTimes } from './BusyTimes.tsx';
import { ClosedDaysQuestion } from './ClosedDaysQuestion.tsx';
import { ClosureCard } from './ClosureCard.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { SessionCard } from './SessionCard.tsx';
import { SessionForm } from './SessionForm.tsx';
import type { DeskSession, SessionEntries, SessionQuestion, SessionRefusals, Unoffered } from './session.ts';
import { UnofferedList } from './UnofferedList.tsx';

const NOTICES = {
  closed: 'Closed. These times can no longer be booked.',
  opened: 'Open again. These times can be booked.',
  gone: 'These times were already open.',
  'session-opened': 'The session is open. Its times can be booked.',
  'session-ended': 'The session has ended. No appointment was cancelled.',
  'session-gone': 'This session had already ended.',
};

/** The outcome of a form; `gone` and `session-gone` when somebody else was faster. */
export type ClosureNotice = keyof typeof NOTICES;

export const CLOSURE_NOTICES = Object.keys(NOTICES) as ClosureNotice[];

export type ClosuresView = {
  today: string;
  departments: BookingCalendar['departments'];
  /** Starts of slots on the 24-hour clock. */
  slots: string[];
  /** Closures that are not over, the next one first. */
  closures: DeskClosure[];
  /** The doctors' calendars that cannot be read. */
  silent: SilentCalendar[];
  sessions: DeskSession[];
  unoffered: Unoffered;
  notice: ClosureNotice | null;
  /** The entries of the form that closes, and why it was refused. */
  entries: Partial<ClosureEntries>;
  refused: ClosureRefusals | null;
  /** The entries of the form that opens a session, why it was refused, and what was asked about it. */
  sessionEntries: SessionEntries;
  sessionRefused: SessionRefusals | null;
  question: SessionQuestion | null;
};

type Props = { view: ClosuresView; timeZone: string };

/** The times that the desk has closed for booking, its extra sessions, and the forms that close and open more. */
export function ClosuresPage({ view, timeZone }: Props) {
  const { sessions, unoffered, notice, today, departments, slots, question, sessionEntries } = view;
  const closures = view.closures.filter(({ isBusy }) => !isBusy);
  const busy = view.closures.filter(({ isBusy }) => isBusy);
  const isQuiet = notice === 'gone' || notice === 'session-gone';
  return (
    <DeskPage
      title={{ thin: 'Closures', bold: 'and sessions' }}
      notice={notice && <DayNotice kind={isQuiet ? 'quiet' : 'done'}>{NOTICES[notice]}</DayNotice>}
      aside={
        <Card id="close" title="Close times">
          <ClosureForm
            departments={departments}
            slots={slots}
            today={today}
            entries={view.entries}
            refused={view.refused}
          />
        </Card>
      }
    >
      <UnofferedList unoffered={unoffered} />
      <h2 id="closed" className={`${textStyles.label} marker`}>
        Closed, today and later
      </h2>
      {closures.length === 0 && <p>Nothing is closed. Days on which the clinic is never open are not listed.</p>}
      <List aria-labelledby="closed">
        {closures.map((closure) => (
          <ClosureCard key={closure.id} closure={closure} today={today} timeZone={timeZone} />
        ))}
      </List>
      <BusyTimes busy={busy} silent={view.silent} today={today} />
      <h2 id="sessions" className={`${textStyles.label} marker`}>
        Extra sessions
      </h2>
      {sessions.length === 0 && <p>There are no extra sessions.</p>}
      <List aria-labelledby="sessions">
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} today={today} timeZone={timeZone} />
        ))}
      </List>
      <Card id="open-session" title="Open an extra session">
        {question && <ClosedDaysQuestion question={question} entries={sessionEntries} today={today} />}
        <SessionForm departments={departments} today={today} entries={sessionEntries} refused={view.sessionRefused} />
      </Card>
    </DeskPage>
  );
}
