import { expect, test } from 'vitest';
import { diffLines } from '#test/diff-lines.ts';
import { patchYaml } from './patch-yaml.ts';

/** A file as an owner has it: with comments, lists in brackets, quotation marks and bare days. */
const BOOKING = `# What can be booked.

timeZone: Asia/Kolkata # the clinic's clock

# The fee of a consultation, in rupees.
fee: 900

departments:
  - id: general-surgery
    name: General Surgery
    doctors:
      # She founded the clinic.
      - id: kale
        name: Dr. Kale
        languages: [Marathi, Hindi, English]
        hours:
          - weekdays: [Monday, Tuesday]
            from: '10:00'
            to: '13:00'
            first: 2027-01-04
      # He operates on Fridays.
      - id: mehta
        name: Dr. Mehta
        languages: [Gujarati, English]

closedDates:
  - 26 January
  - 2027-03-22 # Holi
`;

type Hours = { weekdays: string[]; from: string; to: string; first?: string };
type Doctor = { id: string; name: string; languages: string[]; hours?: Hours[] };
type Booking = { timeZone: string; fee?: number; departments: object[]; closedDates: string[] };

/** Reads the file as a form of the desk gives it back: with texts for days. */
function readForm(): { booking: Booking; kale: Doctor; mehta: Doctor; doctors: Doctor[] } {
  const hours = [{ weekdays: ['Monday', 'Tuesday'], from: '10:00', to: '13:00', first: '2027-01-04' }];
  const kale = { id: 'kale', name: 'Dr. Kale', languages: ['Marathi', 'Hindi', 'English'], hours };
  const mehta = { id: 'mehta', name: 'Dr. Mehta', languages: ['Gujarati', 'English'] };
  const doctors = [kale, mehta];
  const departments = [{ id: 'general-surgery', name: 'General Surgery', doctors }];
  const closedDates = ['26 January', '2027-03-22'];
  return { booking: { timeZone: 'Asia/Kolkata', fee: 900, departments, closedDates }, kale, mehta, doctors };
}

type Edit = (form: ReturnType<typeof readForm>) => unknown;

const EDITS: Record<string, [Edit, string]> = {
  nothing: [() => undefined, ''],
  'the fee': [({ booking }) => Object.assign(booking, { fee: 1000 }), '-fee: 900\n+fee: 1000'],
  'the evening of a doctor': [
    ({ kale }) => kale.hours?.push({ weekdays: ['Tuesday'], from: '16:00', to: '18:00', first: '2027-02-01' }),
    `+          - weekdays: [Tuesday]
+            from: '16:00'
+            to: '18:00'
+            first: 2027-02-01`,
  ],
  'the first hours of a doctor': [
    ({ mehta }) => Object.assign(mehta, { hours: [{ weekdays: ['Friday'], from: '09:00', to: '11:00' }] }),
    `+        hours:
+          - weekdays: [Friday]
+            from: '09:00'
+            to: '11:00'`,
  ],
  'the day from which hours hold': [
    ({ kale }) => Object.assign(kale.hours?.[0] ?? {}, { first: '2027-01-11' }),
    '-            first: 2027-01-04\n+            first: 2027-01-11',
  ],
  'hours that go': [
    ({ kale }) => delete kale.hours,
    `-        hours:
-          - weekdays: [Monday, Tuesday]
-            from: '10:00'
-            to: '13:00'
-            first: 2027-01-04`,
  ],
  'a language': [
    ({ mehta }) => mehta.languages.splice(1, 0, 'Hindi'),
    '-        languages: [Gujarati, English]\n+        languages: [Gujarati, Hindi, English]',
  ],
  'a doctor who goes': [
    ({ doctors }) => doctors.pop(),
    `-      # He operates on Fridays.
-      - id: mehta
-        name: Dr. Mehta
-        languages: [Gujarati, English]`,
  ],
  'a new doctor': [
    ({ doctors }) => doctors.push({ id: 'rao', name: 'Dr. Rao', languages: ['Telugu', 'English'] }),
    '+      - id: rao\n+        name: Dr. Rao\n+        languages: [Telugu, English]',
  ],
  'a doctor who is moved and renamed': [
    ({ doctors, mehta }) => doctors.reverse() && Object.assign(mehta, { name: 'Dr. A. Mehta' }),
    `+      # He operates on Fridays.
+      - id: mehta
+        name: Dr. A. Mehta
+        languages: [Gujarati, English]
-      # He operates on Fridays.
-      - id: mehta
-        name: Dr. Mehta
-        languages: [Gujarati, English]`,
  ],
  'the first doctor, who goes': [
    ({ doctors }) => doctors.shift(),
    `-      # She founded the clinic.
-      - id: kale
-        name: Dr. Kale
-        languages: [Marathi, Hindi, English]
-        hours:
-          - weekdays: [Monday, Tuesday]
-            from: '10:00'
-            to: '13:00'
-            first: 2027-01-04`,
  ],
  'a closed day': [({ booking }) => booking.closedDates.push('2027-10-09'), '+  - 2027-10-09'],
  'another closed day': [
    ({ booking }) => booking.closedDates.splice(1, 1, '2027-03-23'),
    '-  - 2027-03-22 # Holi\n+  - 2027-03-23 # Holi',
  ],
  'no closed days': [
    ({ booking }) => booking.closedDates.splice(0),
    '-closedDates:\n-  - 26 January\n-  - 2027-03-22 # Holi\n+closedDates: []',
  ],
  'a field that goes': [({ booking }) => delete booking.fee, '-# The fee of a consultation, in rupees.\n-fee: 900\n-'],
  'a new field': [({ booking }) => Object.assign(booking, { leadMinutes: 60 }), '+\n+leadMinutes: 60'],
};

const CASES = Object.entries(EDITS).map(([what, [change, lines]]) => ({ what, change, lines }));

test.each(CASES)('a patch changes the lines of $what alone', ({ change, lines }) => {
  const form = readForm();
  change(form);
  expect(diffLines(BOOKING, patchYaml(BOOKING, form.booking))).toBe(lines);
});

test.each(CASES)('a file of Windows keeps its mark and the ends of its lines after a change of $what', ({ change }) => {
  const form = readForm();
  change(form);
  const toWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(patchYaml(toWindows(BOOKING), form.booking)).toBe(toWindows(patchYaml(BOOKING, form.booking)));
});

test('a file with both ends of lines keeps each', () => {
  expect(patchYaml('a: 1\r\nb: 2\nc: 3\r\n', { a: 1, b: 4, c: 3 })).toBe('a: 1\r\nb: 4\nc: 3\r\n');
});

test('the last line stays without a line break', () => {
  expect(patchYaml('a:\n  - 1\n  - 2', { a: [2, 1] })).toBe('a:\n  - 2\n  - 1');
});

test('a literal block stays one, with the spaces and empty lines at its end', () => {
  const source = 'a: |+\n  first\n\n# about b\nb: |\n  second\n';
  const wanted = { a: 'one \n  two\n\n', b: 'three \n' };
  expect(patchYaml(source, wanted)).toBe('a: |+\n  one \n    two\n\n# about b\nb: |\n  three \n');
});

test('lists without indentation, within lists, and with comments in odd places keep their manner', () => {
  const source =
    'a:\n- one\n- two # c\n\n# about three\n- three\nb:\n  - - x\n    - y\n  -\n    # inner\n    name: z\n';
  const wanted = { a: ['two', 'three', 'one', 'four'], b: [['x', 'w'], { name: 'z', age: 4 }] };
  expect(diffLines(source, patchYaml(source, wanted))).toBe('-- one\n+- one\n+- four\n-    - y\n+    - w\n+    age: 4');
});

test('a bare text that would read as something else is quoted as the file quotes', () => {
  const wanted = { a: 'yes: no', b: '12', c: '2026-05-14', d: "it's" };
  expect(patchYaml('a: x\nb: y\nc: z\nd: "w"\n', wanted)).toBe('a: "yes: no"\nb: "12"\nc: "2026-05-14"\nd: "it\'s"\n');
});

test.each([
  ['broken YAML', 'a: "b\n', { a: 'c' }, /not valid YAML/],
  ['no fields', '# Nothing yet\n', { a: 'c' }, /There are no fields/],
  ['an anchor that stands in two places', 'a: &x 1\nb: *x\n', { a: 2, b: 1 }, /reads differently/],
])('a file with %s is refused', (_what, source, wanted, message) => {
  expect(() => patchYaml(source, wanted)).toThrow(message);
});
