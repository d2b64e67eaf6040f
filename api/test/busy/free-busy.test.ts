import { expect, test } from 'vitest';
import { read } from './busy-times.ts';
import { createCalendarFile } from './sample-calendars.ts';

/** Makes a file as programs publish when somebody is busy, and nothing else. */
function createFreeBusyFile(lines: string, program: 'outlook' | 'bare' = 'bare'): string {
  const component = `BEGIN:VFREEBUSY
UID:canary@example.com
DTSTAMP:20261101T000000Z
DTSTART:20261101T000000Z
DTEND:20261231T000000Z
ORGANIZER:mailto:canary@example.com
${lines}
END:VFREEBUSY
END:VCALENDAR`;
  return createCalendarFile(program).replace('END:VCALENDAR', component).replace(/\r?\n/g, '\r\n');
}

const PERIOD = '20261124T043000Z/20261124T053000Z';

test.each([
  ['FREEBUSY', ['11-24 10:00–10:59']],
  ['FREEBUSY;FBTYPE=BUSY', ['11-24 10:00–10:59']],
  ['FREEBUSY;FBTYPE=BUSY-UNAVAILABLE', ['11-24 10:00–10:59']],
  ['FREEBUSY;FBTYPE=BUSY-TENTATIVE', ['11-24 10:00–10:59']],
  ['FREEBUSY;FBTYPE=X-CANARY', ['11-24 10:00–10:59']],
  ['FREEBUSY;FBTYPE=FREE', []],
  ['FREEBUSY;FBTYPE=free', []],
])('a time in %s is busy at %j', (property, busy) => {
  expect(read(createFreeBusyFile(`${property}:${PERIOD}`))).toEqual(busy);
});

test('several times in a line, with their end or their length, and of several lines and days are all busy', () => {
  const text = createFreeBusyFile(
    `FREEBUSY;FBTYPE=BUSY:20261123T033000Z/PT30M,20261123T053000Z/20261123T060000Z
FREEBUSY;FBTYPE=FREE:20261124T000000Z/P1D
FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261125T163000Z/P1DT2H
FREEBUSY:20261001T043000Z/PT1H,20270101T043000Z/PT1H`,
    'outlook',
  );
  expect(read(text)).toEqual([...['11-23 09:00–09:29', '11-23 11:00–11:29', '11-25 22:00–23:59', '11-26']]);
});

test('times beside events are busy too, and those that somebody only asks about are not', () => {
  const event = `BEGIN:VEVENT\nUID:e\nDTSTART:20261125T043000Z\nDURATION:PT1H\nEND:VEVENT\n`;
  const text = createFreeBusyFile(`FREEBUSY:${PERIOD}`).replace('BEGIN:VFREEBUSY', `${event}BEGIN:VFREEBUSY`);
  expect(read(text)).toEqual(['11-24 10:00–10:59', '11-25 10:00–10:59']);
  expect(read(createFreeBusyFile('COMMENT:canary'))).toEqual([]);
});

test('a time that cannot be read refuses the whole file', () => {
  expect(() => read(createFreeBusyFile(`FREEBUSY:${PERIOD},tomorrow`))).toThrow();
});
