import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

function readBooking() {
  const morning = { weekdays: ['Monday', 'Thursday'], from: '10:00', to: '13:00', minutes: 20 };
  const kale = { id: 'kale', name: 'Dr. Kale', languages: ['Marathi', 'Hindi'], hours: [morning] as object[] };
  const mehta = { id: 'mehta', name: 'Dr. Mehta', languages: ['Gujarati'] };
  const doctors: object[] = [kale, mehta];
  const departments = [{ id: 'surgery', name: 'General Surgery', doctors }];
  const visits = [{ id: 'first', name: 'First visit', fee: '₹900' }];
  const booking = {
    horizonDays: 365,
    departments,
    visits,
    closedDates: ['26 January', new Date('2027-03-22')] as unknown[],
  };
  return { booking, kale, mehta, doctors, morning, visits };
}

test.each<[string, (data: ReturnType<typeof readBooking>) => unknown, string[]]>([
  ['nothing', () => undefined, []],
  ['a day that a form gives as a text', ({ booking }) => booking.closedDates.splice(1, 1, '2027-03-22'), []],
  [
    'new hours',
    ({ kale }) => kale.hours.push({ weekdays: ['Tuesday'], from: '16:00', to: '18:00', minutes: 20 }),
    ['Dr. Kale: Tuesday 16:00–18:00 added'],
  ],
  [
    'the first hours',
    ({ mehta }) =>
      Object.assign(mehta, { hours: [{ weekdays: ['Saturday'], times: ['09:30', '11:00'], minutes: 30 }] }),
    ['Dr. Mehta: Saturday 09:30, 11:00 added'],
  ],
  [
    'longer hours with longer visits',
    ({ morning }) => Object.assign(morning, { to: '14:00', minutes: 30 }),
    ['Dr. Kale: Monday, Thursday 10:00–13:00 → Monday, Thursday 10:00–14:00', 'Dr. Kale, hours 1, minutes: 20 → 30'],
  ],
  ['hours that go', ({ kale }) => kale.hours.pop(), ['Dr. Kale: Monday, Thursday 10:00–13:00 removed']],
  ['a fee', ({ visits }) => Object.assign(visits[0] ?? {}, { fee: '₹1,000' }), ['First visit, fee: ₹900 → ₹1,000']],
  [
    'a name',
    ({ mehta }) => Object.assign(mehta, { name: 'Dr. A. Mehta' }),
    ['Dr. Mehta, name: Dr. Mehta → Dr. A. Mehta'],
  ],
  [
    'a doctor who comes first, and one who goes',
    ({ doctors }) => doctors.splice(0, 2, { id: 'rao', name: 'Dr. Rao' }, doctors[0] ?? {}),
    ['General Surgery, doctors: Dr. Rao added', 'General Surgery, doctors: Dr. Mehta removed'],
  ],
  [
    'doctors in another order',
    ({ doctors }) => doctors.reverse(),
    ['General Surgery, doctors: Dr. Kale moved to place 2'],
  ],
  ['a language', ({ kale }) => kale.languages.push('English'), ['Dr. Kale, languages: English added']],
  [
    'closed days',
    ({ booking }) => booking.closedDates.splice(0, 2, '26 January', '2027-03-23', '2 October'),
    ['Closed dates: 22 March 2027 → 23 March 2027', 'Closed dates: 2 October added'],
  ],
  ['a number', ({ booking }) => Object.assign(booking, { horizonDays: 90 }), ['Horizon days: 365 → 90']],
  ['a field that is new', ({ booking }) => Object.assign(booking, { isOpen: true }), ['Is open: yes added']],
  [
    'a field that goes',
    ({ kale }) => Object.assign(kale, { languages: undefined }),
    ['Dr. Kale, languages: Marathi, Hindi removed'],
  ],
])('says a change of %s', (_what, change, lines) => {
  const data = readBooking();
  change(data);
  expect(describeChange(readBooking().booking, data.booking)).toEqual(lines);
});

test('names fields by their titles where they have some', () => {
  const titles: Record<string, string> = {
    image: 'Picture',
    'image.alt': 'Text for those who do not see it, e.g. by ear',
  };
  const toTitle = (path: readonly string[]) => titles[path.join('.')];
  const before = { image: { src: 'a.webp', alt: 'A ward' }, metaTitle: 'A' };
  const after = { image: { src: 'a.webp', alt: 'A quiet ward' }, metaTitle: 'B' };
  expect(describeChange(before, after, toTitle)).toEqual([
    'Picture, Text for those who do not see it, e.g. by ear: A ward → A quiet ward',
    'Meta title: A → B',
  ]);
});

const LONG =
  'A smaller way in usually means less pain, fewer wound problems and an earlier return to ordinary days. It does not make the operation smaller.';

test.each([
  [`${LONG} Ask your surgeon.`, '“Ask your surgeon.” added'],
  [LONG.replace('usually ', ''), '“usually” removed'],
  [LONG.replace('less pain, fewer', 'less pain and fewer'), '“pain,” → “pain and”'],
  [LONG.replace('. It', '.\n\nIt'), 'its line breaks changed'],
  [`${LONG} ${LONG}`, '“A smaller way in usually means less pain, fewer wound…” added'],
])('shows of a long text only what changed: %#', (text, words) => {
  expect(describeChange({ lead: LONG }, { lead: text })).toEqual([`Lead: ${words}`]);
});

test('shows the beginning of a long text that is new', () => {
  expect(describeChange({}, { lead: LONG })).toEqual([
    'Lead: “A smaller way in usually means less pain, fewer wound…” added',
  ]);
});

test('says in one line that a long list is in another order', () => {
  const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const reversed = items.toReversed().with(0, 'Six.');
  expect(describeChange({ items }, { items: reversed })).toEqual([
    'Items: put in another order',
    'Items: “Six.” added',
    'Items: Six removed',
  ]);
});

test.each([
  [12, undefined],
  [13, 'and 1 more change'],
  [17, 'and 5 more changes'],
])('of %i changes it says twelve and how many more there are', (count, last) => {
  const items = Array.from({ length: count }, (_, index) => `Item ${index}`);
  const lines = describeChange({ items: ['Old'] }, { items: ['Old', ...items] });
  expect(lines[11]).toBe('Items: Item 11 added');
  expect(lines[12]).toBe(last);
  expect(lines).toHaveLength(last === undefined ? 12 : 13);
});
