import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { textList } from './common.ts';

const RISK_REMEDY = 'List the risks, for example:\n- risk: Infection\n  often: about 1 in 100\n  source: NHS, 2024';

/** A number such as `3 in 100`. It needs a source, so that patients can tell where it comes from. */
const FREQUENCY = /\b\d+ (?:in|of) \d/;

/** The ways to keep a patient free of pain. */
export const ANAESTHESIA_KINDS = ['general', 'spinal', 'local'] as const;

/** A complication in plain words, and how often it happens. */
export const risk = contentObject({
  /** The complication itself; these words stand out. */
  risk: contentText('A leak of bile', 80),
  /** How often it happens, and what follows from it. */
  often: contentText('About 1 in 200. A small tube may have to drain it.', 300),
  /** The source of a number, with its year; a small line below. */
  source: contentText('NICE guideline CG188, 2014', 120).optional(),
}).refine(({ often, source }) => source !== undefined || !FREQUENCY.test(often), {
  error: 'Name the source of this number and its year, for example: British Journal of Surgery, 2016',
  path: ['source'],
});

export const riskList = z.array(risk, { error: RISK_REMEDY }).min(1, RISK_REMEDY).max(12, 'List at most 12.');

/**
 * `content/anaesthesia.yaml`: what holds for every operation under one kind of anaesthetic, so that all service pages
 * say it in the same words.
 */
export const anaesthesiaSchema = contentObject({
  /** The risks of each kind, shown after those of the operation itself. */
  risks: contentObject({ general: riskList, spinal: riskList, local: riskList }),
  /** How to prepare before the day, shown above the service's own points: with an empty stomach, or without. */
  preparation: contentObject({
    fasting: textList('Eat no solid food for six hours before.'),
    local: textList('Eat and drink as usual.'),
  }),
  /** Signs in the urgent box of every service that may need a general anaesthetic. */
  urgentSigns: textList('Sudden chest pain or trouble with breathing.'),
  /** Further signs, in the urgent box of every service that may need a spinal anaesthetic. */
  spinalSigns: textList('Your legs stay numb.'),
});
