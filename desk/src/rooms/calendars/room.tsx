import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { SelectField, TextField } from '@clinic/ui/Field.tsx';
import { instantToWords } from '#appointments/desk-times.ts';
import type { PageProps } from '#frame/page.ts';
import { type Done, defineRoom, type Refused, type Visit } from '#frame/room.ts';
import { Box } from '#parts/Box.tsx';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import styles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import { Refusal } from '#parts/Refusal.tsx';
import textStyles from '#parts/Text.module.css';
import { DoctorOptions } from '#timetable/DoctorOptions.tsx';
import { endBusyCalendar, readCalendarUrl, setBusyCalendar } from './busy-calendars.ts';
import { type ListedCalendar, listCalendars } from './queries.ts';

const DONE = {
  set: 'The calendar is read within a minute. Its busy times then close.',
  off: 'The calendar is off. Its times can be booked again.',
  gone: 'The calendar was off already.',
};

type View = {
  calendars: ListedCalendar[];
  departments: BookingCalendar['departments'];
  entries: { doctor: string; url: string };
  refused: { doctor?: string; url?: string } | null;
  done: keyof typeof DONE | null;
};

const TITLE = { thin: 'Busy', bold: 'calendars' };

/** The doctors' own calendars outside, whose busy times close slots; for owners. No answer holds an address. */
export const calendars = defineRoom<View>({
  name: 'calendars',
  path: DESK_PATHS.calendars,
  access: 'owners',
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'settings',
  load: async ({ desk, now, query }) => ({
    calendars: await listCalendars(desk, now),
    departments: desk.calendar.departments,
    entries: { doctor: '', url: '' },
    refused: null,
    done: (Object.keys(DONE) as (keyof typeof DONE)[]).find((name) => name === query('done')) ?? null,
  }),
  data: async ({ desk, now }) => ({ calendars: await listCalendars(desk, now) }),
  acts: {
    [DESK_PATHS.calendars]: { act: setCalendar },
    [`${DESK_PATHS.calendars}/:doctor/off`]: { act: endCalendar },
  },
  Page: CalendarsPage,
});

async function setCalendar({ desk, maker, now, field }: Visit): Promise<Done | Refused<View>> {
  const entries = { doctor: field('doctor'), url: field('url') };
  const isKnown = getAllDoctors(desk.calendar).some(({ id }) => id === entries.doctor);
  const url = readCalendarUrl(entries.url);
  if (!isKnown || !url) {
    const refused = {
      ...(!isKnown && { doctor: 'Choose a doctor.' }),
      ...(!url && { url: 'Paste the private address of the calendar. It begins with https.' }),
    };
    return { refused: { entries, refused } };
  }
  await setBusyCalendar(desk.db, { doctor: entries.doctor, url }, maker, now);
  return { to: `${DESK_PATHS.calendars}?done=set` };
}

async function endCalendar({ desk, maker, now, params }: Visit): Promise<Done> {
  const isEnded = await endBusyCalendar(desk.db, params.doctor ?? '', maker, now);
  if (isEnded) desk.notifyDesk();
  return { to: `${DESK_PATHS.calendars}?done=${isEnded ? 'off' : 'gone'}` };
}

function CalendarsPage({ view, clinic: { timeZone } }: PageProps<View>) {
  const { departments, entries, refused, done } = view;
  return (
    <DeskPage
      title={TITLE}
      notice={done && <DayNotice kind={done === 'gone' ? 'quiet' : 'done'}>{DONE[done]}</DayNotice>}
      aside={
        <Card id="set" title="Read a calendar">
          <form className={styles.form} method="post" action={DESK_PATHS.calendars} noValidate>
            {refused && <Refusal>The calendar is not read yet. Please check the marked fields.</Refusal>}
            <SelectField
              id="calendar-doctor"
              name="doctor"
              label="Doctor"
              defaultValue={entries.doctor}
              error={refused?.doctor}
              required
            >
              <option value="">Choose…</option>
              <DoctorOptions departments={departments} />
            </SelectField>
            <TextField
              id="calendar-url"
              name="url"
              type="url"
              label="Private address (.ics)"
              defaultValue={entries.url}
              error={refused?.url}
              autoComplete="off"
              required
            />
            <p className={styles.hint}>
              Google calls it the secret address in iCal format, Outlook the ICS link of a published calendar. A doctor
              has one calendar: another address takes its place. The desk does not show it again.
            </p>
            <Button type="submit" hasArrow>
              Read this calendar
            </Button>
          </form>
        </Card>
      }
    >
      <p>
        What is busy in a doctor’s own calendar is closed here for booking. Only the beginning and the end of an event
        are kept, nothing is written into the calendar, and nobody’s appointment is cancelled.
      </p>
      {view.calendars.length === 0 && <p>No calendar is read.</p>}
      <List aria-label={`${TITLE.thin} ${TITLE.bold}`}>
        {view.calendars.map((one) => (
          <CalendarRow key={one.doctorId} calendar={one} timeZone={timeZone} />
        ))}
      </List>
    </DeskPage>
  );
}

function CalendarRow({ calendar, timeZone }: { calendar: ListedCalendar; timeZone: string }) {
  const { doctorId, doctor, host, readAt, trouble, troubledSince, times } = calendar;
  return (
    <Row
      aria-labelledby={`calendar-${doctorId}`}
      action={
        <form method="post" action={`${DESK_PATHS.calendars}/${encodeURIComponent(doctorId)}/off`}>
          <CompactButton>
            Turn off
            <span className="visually-hidden">{`: ${doctor}`}</span>
          </CompactButton>
        </form>
      }
    >
      <h2 id={`calendar-${doctorId}`} className={textStyles.title}>
        {doctor}
      </h2>
      <p>{`${host}/… · ${times === 1 ? 'one busy time' : `${times} busy times`} ahead`}</p>
      {trouble && (
        <Box tone="notice">
          <p>
            {`It cannot be read: ${trouble}. `}
            {troubledSince && `This began on ${instantToWords(troubledSince, timeZone)}. `}
            {times > 0 ? 'The last known times stay closed.' : 'It closes nothing now.'}
          </p>
        </Box>
      )}
      <p className={textStyles.small}>{readAt ? `Last read ${instantToWords(readAt, timeZone)}` : 'Not read yet'}</p>
    </Row>
  );
}
