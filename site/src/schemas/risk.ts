import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { comparesWithoutFrequency, findUnfitWord, tellsFrequency } from './frequency.ts';
import { CLINIC_SOURCE, sourceIds } from './sources.ts';

const RISK_REMEDY = `List the risks, for example:
- risk: A leak of bile
  figure:
    text: About 1 in 200.
    source: choles-2016
    year: 2016
    people: 8,820 patients in Britain
  note: A small tube may have to drain it.`;

/** Part of a sentence: the page puts the marks around it. */
const phrase = (example: string, maxChars: number) =>
  contentText(example, maxChars).refine((text) => !text.endsWith('.'), 'Leave out the full stop at the end.');

const figure = contentObject({
  text: contentText('About 1 in 200.', 300)
    .refine((text) => /\d/.test(text), 'Write the number here. Without one, write `often` in place of `figure`.')
    .meta({ title: 'Number' })
    .describe(
      'How often it happens, in numbers, for all who are treated: `about 1 in 200`, never only `twice as often`.',
    ),
  source: sourceIds
    .refine((ids) => !ids.includes(CLINIC_SOURCE), {
      error: "Name a study, a register or a guideline. The clinic's own figure is never the source of a risk.",
    })
    .meta({ title: 'Sources' })
    .describe(
      'The id of the entry under `sources` that `text` comes from. Others after it are those that `range` comes from.',
    ),
  year: z
    .number({ error: 'Write a year, for example: 2016' })
    .int()
    .min(1950, 'Write a year, for example: 2016')
    .max(2100, 'Write a year, for example: 2016')
    .describe('The year of the first source, as its title tells it.'),
  people: phrase('8,820 patients in Britain', 120)
    .meta({ title: 'Measured on' })
    .describe(
      "Whom the first source measured it on, in a few words without a full stop. 'Where these figures come from' shows it.",
    ),
  range: phrase('2 to 9 in 1,000', 80)
    .optional()
    .meta({ title: 'Lowest and highest' })
    .describe('The lowest and the highest figure of good studies, where they differ. The page shows it after `text`.'),
});

/** A complication in plain words, and how often it happens. */
export const risk = contentObject({
  risk: contentText('A leak of bile', 80)
    .meta({ title: 'Complication' })
    .describe('The complication itself, in bold letters.'),
  figure: figure
    .optional()
    .meta({ title: 'How often, in numbers' })
    .describe('How often it happens, where that has been counted.'),
  often: contentText('Most people have a little of it for some days.', 300)
    .optional()
    .meta({ title: 'How often, in words' })
    .describe('How often it happens, in words alone, where nobody has counted it. Stands in place of `figure`.'),
  note: contentText('A small tube may have to drain it.', 300)
    .optional()
    .meta({ title: 'What follows' })
    .describe('What follows from it, or what makes it likelier. Nothing is shown when absent.'),
}).superRefine(({ risk, figure, often, note }, context) => {
  const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  if ((figure === undefined) === (often === undefined)) add(['figure'], 'Write either `figure` or `often`.');
  for (const [name, text = ''] of Object.entries({ risk, often, note })) {
    if (tellsFrequency(text)) {
      add([name], 'Move this number to `text` of `figure`, beside its source, year and people.');
    }
  }
  const texts = Object.entries({ figure: figure?.text, often, note });
  for (const [name, text = ''] of texts) {
    const path = name === 'figure' ? ['figure', 'text'] : [name];
    const word = findUnfitWord(text);
    if (word) add(path, `"${word}": put a number in this sentence that fits the word, or use other words.`);
    if (comparesWithoutFrequency(text)) add(path, 'Tell also how many people it happens to, such as `3 in 100`.');
  }
});

export const riskList = z.array(risk, { error: RISK_REMEDY }).min(1, RISK_REMEDY).max(12, 'List at most 12.');

type Risk = { figure?: { source: string[]; year: number } | undefined };

/** Lists the sources that risks name, for `checkSources`. */
export function listRiskSources(risks: Risk[], ...path: PropertyKey[]) {
  return risks.flatMap(({ figure }, place) =>
    figure ? [{ ids: figure.source, year: figure.year, path: [...path, place, 'figure', 'source'] }] : [],
  );
}
