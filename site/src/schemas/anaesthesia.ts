import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { textList } from './common.ts';
import { checkSources, listRiskSources, sourceIds, sources } from './sources.ts';

const RISK_REMEDY = 'List the risks, for example:\n- risk: Infection\n  often: about 1 in 100\n  source: nhs-2024';

/** A number such as `3 in 100`. It needs a source, so that patients can tell where it comes from. */
const FREQUENCY = /\b\d+ (?:in|of) \d/;

/** The ways to keep a patient free of pain. */
export const ANAESTHESIA_KINDS = ['general', 'spinal', 'local'] as const;

/** A complication in plain words, and how often it happens. */
export const risk = contentObject({
  risk: contentText('A leak of bile', 80).describe('The complication itself, in bold letters.'),
  often: contentText('About 1 in 200. A small tube may have to drain it.', 300).describe(
    'How often it happens, and what follows from it.',
  ),
  source: sourceIds
    .optional()
    .describe(
      'The ids of the sources under `sources` that a number in `often` comes from; not needed without a number.',
    ),
}).refine(({ often, source }) => source !== undefined || !FREQUENCY.test(often), {
  error: 'Name the source of this number: the id of an entry under `sources`, for example: choles-2016',
  path: ['source'],
});

export const riskList = z.array(risk, { error: RISK_REMEDY }).min(1, RISK_REMEDY).max(12, 'List at most 12.');

/**
 * `content/anaesthesia.yaml`: what holds for every operation under one kind of anaesthetic, so that all service pages
 * say it in the same words.
 */
export const anaesthesiaSchema = contentObject({
  risks: contentObject({
    general: riskList.describe('Those of services that list `general` under `anaesthesia`.'),
    spinal: riskList.describe('Those of services that list `spinal`.'),
    local: riskList.describe('Those of services that list `local`.'),
  }).describe('The complications of each kind, shown after those of the operation itself.'),
  sources,
  preparation: contentObject({
    fasting: textList('Eat no solid food for six hours before.').describe(
      'For services that list `general` or `spinal`: the patient comes with an empty stomach.',
    ),
    local: textList('Eat and drink as usual.').describe('For services that list nothing but `local`.'),
  }).describe("How to prepare before the day, shown above the service's own points."),
  urgentSigns: textList('Sudden chest pain or trouble with breathing.').describe(
    'Signs in the urgent box of every service that may need a general anaesthetic.',
  ),
  spinalSigns: textList('Your legs stay numb.').describe(
    'Further signs, in the urgent box of every service that may need a spinal anaesthetic.',
  ),
}).superRefine(({ risks, sources }, context) => {
  const named = ANAESTHESIA_KINDS.flatMap((kind) => listRiskSources(risks[kind], 'risks', kind));
  checkSources(sources, named, context);
});
