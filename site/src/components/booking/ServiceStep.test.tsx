import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceStep } from './ServiceStep.tsx';

const departments = [
  {
    id: 'urology',
    name: 'Urology',
    treats: 'kidneys and bladder',
    doctors: [
      { id: 'asha', name: 'Dr. Asha' },
      { id: 'b', name: 'Dr. B' },
    ],
  },
];

const render = (isInteractive: boolean) =>
  renderToStaticMarkup(
    <ServiceStep
      values={{ ...EMPTY_REQUEST, department: 'Urology' }}
      errors={{}}
      onChange={() => undefined}
      departments={departments}
      isInteractive={isInteractive}
    />,
  );

test('of the chosen department a patient sees and hears what it looks after, and without script nothing', () => {
  const sentence = '<p aria-live="polite"[^>]*>For kidneys and bladder.</p>';
  expect(render(true)).toMatch(new RegExp(sentence));
  expect(render(false)).not.toContain('kidneys');
});

test('without script every doctor is offered by name', () => {
  expect(render(false)).toContain('<option>Dr. Asha</option><option>Dr. B</option>');
});
