import { expect, test } from 'vitest';
import { prepareSources } from './sources.ts';

type Service = Parameters<typeof prepareSources>[0];
type Anaesthesia = Parameters<typeof prepareSources>[1];

const figure = { text: 'About 1 in 100.', year: 2018, people: '505,292 patients', range: '1 to 9 in 100' };

test('each source is listed with what it measured, on whom and when', () => {
  const service = {
    risks: [{ risk: 'A leak', figure: { ...figure, source: ['hpb', 'nhs'] } }],
    sources: [
      { id: 'hpb', title: 'HPB, 2018', url: 'https://doi.org/10.1111/hpb.12356' },
      { id: 'nhs', title: 'NHS' },
    ],
    anaesthesia: ['general'],
  } as unknown as Service;
  const common = {
    risks: { general: [{ risk: 'A clot', figure: { ...figure, source: ['register'] } }], spinal: [], local: [] },
    sources: [
      { id: 'register', title: 'A register' },
      { id: 'unused', title: 'Of the spinal alone' },
    ],
  } as unknown as Anaesthesia;
  expect(prepareSources(service, common)).toEqual([
    {
      title: 'HPB, 2018',
      url: 'https://doi.org/10.1111/hpb.12356',
      figures: [],
      measured: ['A leak (505,292 patients, 2018)'],
    },
    { title: 'NHS', url: undefined, figures: ['A leak'], measured: [] },
    { title: 'A register', url: undefined, figures: [], measured: ['A clot (505,292 patients, 2018)'] },
  ]);
});
