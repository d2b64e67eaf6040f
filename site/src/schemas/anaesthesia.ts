import { contentObject } from '@clinic/contract/content-object.ts';
import { type ContentContext, linkedText, textList } from './common.ts';
import { listRiskSources, riskList } from './risk.ts';
import { signReferences } from './sign.ts';
import { checkSources, sources } from './sources.ts';

/** The ways to keep a patient free of pain. */
export const ANAESTHESIA_KINDS = ['general', 'spinal', 'local'] as const;

/** The parts of the preparation that a question of `/faq` can show below its answer. */
export const PREPARATION_PARTS = ['fasting', 'medicines', 'breastfeeding'] as const;

/**
 * `content/anaesthesia.yaml`: what holds for every operation under one kind of anaesthetic, so that all service pages
 * say it in the same words.
 */
export const anaesthesiaSchema = (names: Pick<ContentContext, 'mustExist'>) =>
  contentObject({
    risks: contentObject({
      general: riskList
        .meta({ title: 'Under a general anaesthetic' })
        .describe('Those of services that list `general` under `anaesthesia`.'),
      spinal: riskList.meta({ title: 'Under a spinal anaesthetic' }).describe('Those of services that list `spinal`.'),
      local: riskList.meta({ title: 'Under a local anaesthetic' }).describe('Those of services that list `local`.'),
    }).describe('The complications of each kind, shown after those of the operation itself.'),
    sources,
    preparation: contentObject({
      fasting: textList('Eat no solid food for six hours before.', {}, linkedText).describe(
        'For services that list `general` or `spinal`: the hours without food and drink. A question of `/faq` may show them.',
      ),
      day: textList('Bring an adult who takes you home.', {}, linkedText)
        .meta({ title: 'On the day' })
        .describe('For the same services, below `fasting`: all the rest.'),
      medicines: textList('Steroid tablets: never stop them.', {}, linkedText).describe(
        'What becomes of each kind of medicine, before and after. A question of `/faq` shows it; other pages link there.',
      ),
      breastfeeding: textList('Feed as soon as you are awake.', {}, linkedText).describe(
        'Shown by a question of `/faq`.',
      ),
      local: textList('Eat and drink as usual.', {}, linkedText)
        .meta({ title: 'Under a local anaesthetic' })
        .describe('For services that list nothing but `local`.'),
    }).describe("How to prepare, said here alone. A service's page shows it above the service's own points."),
    signs: contentObject({
      general: signReferences(names)
        .meta({ title: 'Under a general anaesthetic' })
        .describe('Signs on the page of every service that lists `general`.'),
      spinal: signReferences(names)
        .meta({ title: 'Under a spinal anaesthetic' })
        .describe('Further signs, on the page of every service that lists `spinal`.'),
    }).describe('The signs that may follow each kind, among those of the operation itself.'),
  }).superRefine(({ risks, sources }, context) => {
    const named = ANAESTHESIA_KINDS.flatMap((kind) => listRiskSources(risks[kind], 'risks', kind));
    checkSources(sources, named, context);
  });
