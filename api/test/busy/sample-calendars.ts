/**
 * Calendar files by the structure that each program writes, without anybody's details. The public files that they follow:
 * of Google `test/data/google-recurrence-order.ics`, of Outlook and Exchange
 * `test/fixtures/exchange_whole_day_moved_recurrence.ics` and `test/ms_timezones.ics` of jens-maus/node-ical; of Apple
 * `test/calendars/issue-36-recurrence-ID-format.ics` of niccokunzmann/python-recurring-ical-events.
 */
const PROGRAMS = {
  google: `PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Canary calendar
X-WR-TIMEZONE:Asia/Kolkata`,
  outlook: `METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Canary calendar
BEGIN:VTIMEZONE
TZID:India Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
END:DAYLIGHT
END:VTIMEZONE`,
  apple: `CALSCALE:GREGORIAN
PRODID:-//Apple Inc.//macOS 15.1//EN
VERSION:2.0
X-APPLE-CALENDAR-COLOR:#1D9BF6
X-WR-CALNAME:Canary calendar
BEGIN:VTIMEZONE
TZID:Asia/Kolkata
BEGIN:STANDARD
DTSTART:19451015T000000
RDATE:19451015T000000
TZNAME:GMT+5:30
TZOFFSETFROM:+0630
TZOFFSETTO:+0530
END:STANDARD
END:VTIMEZONE`,
  /** As some hospitals' programs write it: zones are named and described nowhere. */
  bare: `VERSION:2.0
PRODID:-//Hospital//Rota//EN`,
} as const;

export type Program = keyof typeof PROGRAMS;

/** The end of each event as the programs write it: what it says must appear nowhere. */
const WORDS: Record<Program, string> = {
  google: `CREATED:20260101T000000Z
DESCRIPTION:Canary description\\, of a patient
LOCATION:Canary place
SEQUENCE:1
SUMMARY:Canary operation`,
  outlook: `CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20260101T000000Z
SUMMARY;LANGUAGE=en-us:Canary operation
X-MICROSOFT-CDO-APPT-SEQUENCE:0
X-MICROSOFT-CDO-INSTTYPE:0`,
  apple: `CREATED:20260101T000000Z
DTSTAMP:20260101T000000Z
SUMMARY:Canary operation
X-APPLE-CREATOR-IDENTITY:com.apple.calendar
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT15M
END:VALARM`,
  bare: '',
};

/** Makes a calendar file of these events, which have a UID in common unless they name one. */
export function createCalendarFile(program: Program, ...events: string[]): string {
  const wrapped = events.map((event) => {
    const uid = /^UID:/m.test(event) ? '' : 'UID:canary@example.com\n';
    return `BEGIN:VEVENT\n${uid}${event.trim()}\n${WORDS[program]}\nEND:VEVENT`;
  });
  const lines = ['BEGIN:VCALENDAR', PROGRAMS[program], ...wrapped, 'END:VCALENDAR', ''];
  return lines.join('\n').replace(/\n+/g, '\r\n');
}
