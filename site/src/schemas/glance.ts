import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { sourceIds } from './sources.ts';

/** The units of the table 'At a glance'. A figure is shown in the unit in which it is written. */
const GLANCE_UNITS = ['minutes', 'hours', 'nights', 'days', 'weeks', 'months'] as const;

/** The rows of the table that hold a figure, in the order in which it is shown. */
export const GLANCE_FIGURES = ['operation', 'hospital', 'work', 'driving', 'lifting', 'travel'] as const;

const figure = (example: { unit: (typeof GLANCE_UNITS)[number]; note: string }) =>
  contentObject({
    min: z.number().int().min(0).meta({ title: 'From' }).describe('The lower end of the usual range, a whole number.'),
    max: z
      .number()
      .int()
      .min(0)
      .meta({ title: 'Up to' })
      .describe('The upper end; the same number when there is no range.'),
    unit: z
      .enum(GLANCE_UNITS, { error: `Write one of: ${GLANCE_UNITS.join(', ')}` })
      .describe(`The unit of both numbers, such as ${example.unit}.`),
    note: contentText(example.note, 90).optional().describe('A short sentence in smaller letters after the figure.'),
    source: sourceIds
      .meta({ title: 'Sources' })
      .describe('The ids of the sources under `sources` that the figure comes from.'),
  }).refine(({ min, max }) => min <= max, { error: 'Write the smaller number here.', path: ['min'] });

/** The facts that patients look for first, as the table 'At a glance' at the top of a service page. */
export const glance = contentObject({
  operation: figure({ unit: 'minutes', note: 'Longer if the gall bladder is inflamed.' }).describe(
    'How long the operation itself takes.',
  ),
  anaesthetic: contentText('General: you are asleep.', 90).describe('The usual anaesthetic, in a few words.'),
  hospital: figure({ unit: 'nights', note: 'Two or three nights after a long cut.' })
    .meta({ title: 'Stay in hospital' })
    .describe('The nights in hospital; 0 is shown as going home on the same day.'),
  work: figure({ unit: 'weeks', note: 'Heavy work: four weeks.' })
    .meta({ title: 'Away from work' })
    .describe('The time away from desk work.'),
  driving: figure({ unit: 'days', note: 'You must be able to brake hard.' })
    .meta({ title: 'Until driving' })
    .describe('When most people drive again, counted from the operation.'),
  lifting: figure({ unit: 'weeks', note: 'Until then no more than five kilos.' })
    .meta({ title: 'Until lifting' })
    .describe('When most people lift heavy things again, counted from the operation.'),
  travel: figure({ unit: 'weeks', note: 'Flights and long train rides.' })
    .meta({ title: 'Until travelling' })
    .describe('When most people travel far again, counted from the operation.'),
  cost: contentText('From ₹ 60,000. You get the estimate in writing before you decide.', 140)
    .optional()
    .describe('What it costs. `estimate` of `clinic.yaml` stands there when this is absent.'),
});
