import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from '#lib/browser/booking-steps.ts';
import { ServiceStep } from './ServiceStep.tsx';

const asha = {
  id: 'asha',
  name: 'Dr. Asha',
  qualifications: 'MBBS, MS',
  gender: 'female',
  languages: ['Marathi', 'English'],
} as const;

const departments = [
  {
    id: 'urology',
    name: 'Urology',
    treats: 'kidneys and bladder',
    doctors: [
      { ...asha, languages: [...asha.languages] },
      { id: 'b', name: 'Dr. B' },
    ],
  },
];

function render(doctor: string, isInteractive = true) {
  const markup = renderToStaticMarkup(
    <ServiceStep
      values={{ ...EMPTY_REQUEST, department: 'Urology', doctor }}
      errors={{}}
      onChange={() => undefined}
      departments={departments}
      portraits={{}}
      isInteractive={isInteractive}
    />,
  );
  const [, spoken = ''] = /<div aria-live="polite"[^>]*>(.*)<\/div>/.exec(markup) ?? [];
  return { markup, spoken };
}

test('of the chosen department a patient sees and hears what it looks after, and without script nothing', () => {
  const sentence = '<p aria-live="polite"[^>]*>For kidneys and bladder.</p>';
  expect(render('').markup).toMatch(new RegExp(sentence));
  expect(render('', false).markup).not.toContain('kidneys');
});

test('of the chosen doctor a patient sees and hears qualifications, gender and languages', () => {
  const { spoken } = render('Dr. Asha');
  for (const words of ['Dr. Asha', 'Urology', 'MBBS, MS', 'Female · Speaks Marathi, English']) {
    expect(spoken).toContain(words);
  }
});

test('a doctor of whom the content says no more is named, and before the choice nothing stands there', () => {
  expect(
    render('Dr. B')
      .spoken.replaceAll(/<[^>]*>/g, ' ')
      .trim(),
  ).toBe('Dr. B   Urology');
  expect(render('').spoken.replaceAll(/<[^>]*>/g, '')).toBe('');
});

test('without script every doctor is offered by name, and nothing is said that could not follow the choice', () => {
  expect(render('', false).markup).toContain('<option>Dr. Asha</option><option>Dr. B</option>');
  expect(render('Dr. Asha', false).spoken).not.toContain('Dr. Asha');
});
