import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { ANAESTHESIA_KINDS } from './anaesthesia.ts';
import {
  type ContentContext,
  clinicalReview,
  drawing,
  linkedText,
  metaDescription,
  nameOf,
  order,
  photograph,
  picture,
  textList,
  titledText,
} from './common.ts';
import { GLANCE_FIGURES, glance } from './glance.ts';
import { illustration } from './illustration.ts';
import { listRiskSources, riskList } from './risk.ts';
import { signReferences } from './sign.ts';
import { checkSources, sources } from './sources.ts';

/** Short points or whole paragraphs: a list is shown as points, a text as a paragraph. */
function listOrText(example: string) {
  return z.union([textList(example, {}, linkedText), linkedText(example, 4000)], {
    error: `Write a paragraph, or a list, for example:\n- ${example}`,
  });
}

/** `content/services/{slug}.yaml`: a card on the home page and the page `/services/{slug}`. */
export function serviceSchema({ image, ...names }: ContentContext) {
  return contentObject({
    order: order
      .meta({ title: 'Place in the menu' })
      .describe('The place in the menu and on the home page: 1 comes first.'),
    title: contentText('Piles Treatment', 60).describe(
      "The name of the operation in the menu, on the card and in the page's heading.",
    ),
    category: nameOf('category', 'General Surgery', names).describe(
      'One of the categories of `content/categories.yaml`.',
    ),
    department: nameOf('department', 'general-surgery', names).describe(
      "The id in `content/booking.yaml` of the department that sees these patients. The page's booking links choose it.",
    ),
    description: contentText('Laser treatment that closes painful piles.', 180).describe(
      'One or two sentences for the card.',
    ),
    duration: contentText('20-30 minutes', 40)
      .optional()
      .describe('How long the operation takes, in words, on the card and in lists; nothing is shown when absent.'),
    metaDescription,
    subtitle: contentText('Relief from bleeding and pain, usually as a day case.', 160)
      .meta({ title: 'Text below the heading' })
      .describe("The text below the page's heading."),
    image: picture(image).describe("The picture behind the page's heading, and beside the title in lists."),
    icon: drawing('icons', 'piles-treatment', names)
      .meta({ title: 'Line drawing' })
      .describe(
        "A line drawing, in the middle of the card's plate, beside the title in lists and above the page's heading.",
      ),
    glance: glance
      .optional()
      .meta({ title: 'At a glance' })
      .describe("The table 'At a glance' at the top of the text; left out when absent."),
    illustration: illustration(names)
      .optional()
      .meta({ title: 'Labelled drawing' })
      .describe("A labelled drawing of what is treated, under 'Overview'; left out when absent."),
    overview: textList('Piles are swollen veins in the lower rectum.', { max: 6 }, linkedText).describe(
      'Paragraphs. The first one is set larger. Here and in lists, `[words](/services/piles-treatment)` is a link.',
    ),
    signs: signReferences(names).describe(
      "The signs under 'When to consult', in boxes by how soon they need help. Within a box they keep this order.",
    ),
    urgentAdvice: contentText('Do not eat or drink on the way.', 200)
      .optional()
      .meta({ title: 'Advice for the way to hospital' })
      .describe('A sentence for the way to the hospital, in the box of urgent signs; nothing is shown when absent.'),
    treatmentOptions: listOrText('Laser treatment closes the swollen vein from inside.').describe(
      'The ways to treat it, as a paragraph or as points. A point may begin with a label and a colon, which stand out.',
    ),
    notFor: textList('Very weak hearts: a full anaesthetic may be too much.', { max: 8 }, linkedText)
      .optional()
      .meta({ title: 'Reasons not to operate' })
      .describe('Reasons not to operate, or not yet. A point may begin with a label and a colon.'),
    alternatives: textList('Wait and see: stones that cause no pain can stay.', { max: 8 }, linkedText)
      .optional()
      .meta({ title: 'Instead of this operation' })
      .describe('What can be done instead of this operation. A point may begin with a label and a colon.'),
    risks: riskList
      .optional()
      .meta({ title: 'Complications' })
      .describe(
        "The complications of this operation, under 'Treatment options'. Those of the anaesthetic follow by themselves.",
      ),
    anaesthesia: z
      .array(z.enum(ANAESTHESIA_KINDS, { error: `Write one of: ${ANAESTHESIA_KINDS.join(', ')}` }), {
        error: 'List the kinds of anaesthetic, for example:\n- general',
      })
      .default([])
      .describe(
        'The kinds that may be used; none when absent. Each adds its risks, signs and preparation from `anaesthesia.yaml`.',
      ),
    preparation: textList('Bring your ultrasound report.', { max: 8 }, linkedText)
      .optional()
      .describe("Under 'Treatment options': how to prepare for this operation, and what to bring."),
    recovery: listOrText('Most people are back at a desk within a few days.').describe(
      'The time after the operation, as a paragraph or as points that may begin with a label and a colon; search engines get it too.',
    ),
    questions: z
      .array(
        contentObject({
          question: contentText('Can I eat as before?', 120).describe('A question in the words that patients use.'),
          answer: contentText('Yes. Begin with small meals.', 400).describe('The answer, in about two sentences.'),
        }),
      )
      .min(4, 'Answer at least four questions.')
      .max(7, 'Answer at most seven questions.')
      .optional()
      .describe('Questions that patients ask about this operation; search engines get them too.'),
    surgeonQuestions: textList('How many of these operations do you do in a year?', { min: 4, max: 8 })
      .optional()
      .meta({ title: 'Questions to ask the surgeon' })
      .describe("The sheet 'Questions to ask your surgeon', for printing and for sending to the family."),
    whyChooseUs: textList('You see your own scan before a date is discussed.', {}, linkedText).describe(
      'The last points of the text: what this clinic does for these patients.',
    ),
    benefits: z
      .array(titledText)
      .min(1)
      .max(6)
      .optional()
      .describe("The cards under 'Key Benefits'; without them the section is left out."),
    technology: contentObject({
      description: contentText('A thin fibre carries the laser light.', 1500).describe(
        'The paragraph. Its picture comes from the part of `technology.yaml` that names this service.',
      ),
    })
      .optional()
      .describe("The section 'Advanced Technology', which is left out when this is absent."),
    images: z
      .array(photograph(image))
      .max(5, 'A service page shows at most five pictures.')
      .default([])
      .describe("The first picture repeats the hero. The page's gallery shows the second to the fifth."),
    timeline: z
      .array(titledText, { error: 'List the steps, for example:\n- title: Consultation\n  description: …' })
      .min(4, 'Write at least four steps.')
      .max(6, 'Write at most six steps.')
      .meta({ title: 'Steps of recovery' })
      .describe("The steps under 'Your Journey to Recovery'."),
    sources,
    review: clinicalReview(names),
  }).superRefine(({ glance, risks = [], sources }, context) => {
    const figures = glance
      ? GLANCE_FIGURES.map((row) => ({ ids: glance[row].source, path: ['glance', row, 'source'] }))
      : [];
    checkSources(sources, [...figures, ...listRiskSources(risks, 'risks')], context);
  });
}
