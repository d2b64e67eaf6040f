import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCalendar } from '../../../test/calendar.ts';
import { ChosenDoctor } from './ChosenDoctor.tsx';

const CALENDAR = createCalendar({
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        {
          id: 'asha',
          name: 'Dr. Asha',
          qualifications: 'MBBS, MS',
          gender: 'female',
          languages: ['Marathi', 'English'],
        },
        { id: 'b', name: 'Dr. B' },
      ],
    },
  ],
});

const render = (doctor: string) =>
  renderToStaticMarkup(<ChosenDoctor calendar={CALENDAR} department="Urology" doctor={doctor} portraits={{}} />);

test('of the chosen doctor a patient reads qualifications, gender and languages', () => {
  for (const words of ['Dr. Asha', 'Urology', 'MBBS, MS', 'Female · Speaks Marathi, English']) {
    expect(render('Dr. Asha')).toContain(words);
  }
});

test('a doctor of whom the content says no more is named, and before the choice nothing stands there', () => {
  const texts = render('Dr. B')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim();
  expect(texts).toBe('Dr. B   Urology');
  expect(render('')).toBe('');
});

test('of a doctor with hours of their own a patient reads them in words', () => {
  const hours = [{ weekdays: ['Tuesday' as const, 'Thursday' as const], from: '16:00', to: '18:00', minutes: 20 }];
  const calendar = createCalendar({
    departments: [{ id: 'u', name: 'Urology', doctors: [{ id: 'c', name: 'Dr. C', hours }] }],
  });
  expect(
    renderToStaticMarkup(<ChosenDoctor calendar={calendar} department="Urology" doctor="Dr. C" portraits={{}} />),
  ).toContain('Tuesday and Thursday, 4 to 6 PM');
});
