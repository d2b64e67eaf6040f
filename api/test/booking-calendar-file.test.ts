import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBookingCalendar } from '#src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createFolder } from './folder.ts';

const CONTENT = `timeZone: Europe/London
diallingPrefix: '+44'
nationalDigits: 10
departments:
  - id: urology
    name: Urology
    doctors:
      - id: namuna-shaikh
        name: Dr. Namuna Shaikh
slots:
  - 09:00
closedWeekdays: []
`;

async function readFrom(text: string) {
  const folder = await createFolder();
  await writeFile(join(folder, 'booking.yaml'), text);
  return readBookingCalendar(folder);
}

test("the clinic's own file is valid", async () => {
  const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
  expect(calendar.departments.length).toBeGreaterThan(0);
});

test('a valid file is read', async () => {
  expect(await readFrom(CONTENT)).toEqual({
    timeZone: 'Europe/London',
    diallingPrefix: '+44',
    nationalDigits: 10,
    departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'namuna-shaikh', name: 'Dr. Namuna Shaikh' }] }],
    slots: ['09:00'],
    closedWeekdays: [],
    closedDates: [],
    horizonDays: 365,
    leadMinutes: 0,
  });
});

test('times may be listed in any order', async () => {
  const { slots } = await readFrom(CONTENT.replace('  - 09:00', '  - 14:00\n  - 09:00\n  - 10:30'));
  expect(slots).toEqual(['09:00', '10:30', '14:00']);
});

test.each([
  ['an unknown field', CONTENT.replace('doctors:', 'doctor:'), /departments 1: "doctor" is not a field here/],
  ['a list that is missing', CONTENT.replace(/slots:\n.*\n/, ''), /slots: List the times/],
  ['an empty file', '', /booking\.yaml: Write the fields/],
  ['broken YAML', 'departments: [', /is not valid YAML: .*line \d+/],
])('%s is refused with the file, the field and the remedy', async (_what, text, message) => {
  await expect(readFrom(text)).rejects.toThrow(message);
  await expect(readFrom(text)).rejects.toThrow(/booking\.yaml: /);
});

test('each mistake has its own line', async () => {
  const text = CONTENT.replace('09:00', 'nine').replace('[]', '[Sonntag]');
  const error: Error = await readFrom(text).catch((reason) => reason);
  expect(error.message.split('\n')).toHaveLength(2);
});

test('a missing file is reported with its path and the setting', async () => {
  await expect(readBookingCalendar(join(await createFolder(), 'nowhere'))).rejects.toThrow(
    /nowhere\/booking\.yaml: cannot be read \(ENOENT\)\..*CONTENT_DIR=/,
  );
});
