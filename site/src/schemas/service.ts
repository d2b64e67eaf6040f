import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { ANAESTHESIA_KINDS, riskList } from './anaesthesia.ts';
import { clinicalReview, metaDescription, order, picture, textList, titledText } from './common.ts';

const ICON_REMEDY = 'Write the path of a drawing, for example: ./icons/piles-treatment.svg';

/** Short points or whole paragraphs: a list is shown as points, a text as a paragraph. */
function listOrText(example: string) {
  return z.union([textList(example), contentText(example, 4000)], {
    error: `Write a paragraph, or a list, for example:\n- ${example}`,
  });
}

/** `content/services/{slug}.yaml`: a card on the home page and the page `/services/{slug}`. */
export function serviceSchema({ image }: SchemaContext) {
  return contentObject({
    /** The place in the dropdown and on the home page. */
    order,
    /** The name of the operation in the menu, on the card and in the page's heading. */
    title: contentText('Piles Treatment', 60),
    /** One of the categories of `content/categories.yaml`. */
    category: contentText('General Surgery', 40),
    /**
     * The id in `content/booking.yaml` of the department that sees these patients. The page's booking links choose it.
     */
    department: contentText('general-surgery', 60),
    /** One or two sentences for the card. */
    description: contentText('Laser treatment that closes painful piles.', 180),
    /** How long the operation takes, for example `20-30 minutes`. The card shows it when present. */
    duration: contentText('20-30 minutes', 40).optional(),
    metaDescription,
    /** The text below the page's heading. */
    subtitle: contentText('Relief from bleeding and pain, usually as a day case.', 160),
    /** The picture behind the page's heading, and beside the title in lists. */
    image: picture(image),
    /** A line drawing, in the middle of the card's plate, beside the title in lists and above the page's heading. */
    icon: z.string({ error: ICON_REMEDY }).regex(/^\.\/icons\/[a-z0-9-]+\.svg$/, ICON_REMEDY),
    /** Paragraphs. The first one is set larger. */
    overview: textList('Piles are swollen veins in the lower rectum.', { max: 6 }),
    /** Signs that call for an appointment. */
    whenToConsult: textList('Bleeding after passing stool.'),
    /** The highlighted panel under 'When to consult'; its signs are also listed on `/faq`. */
    urgentHelp: contentObject({
      /**
       * The part of the body where a patient feels the signs. Services with the same words share one heading on `/faq`.
       */
      bodyPart: contentText('Anus, buttocks and tailbone', 60),
      /** Signs that cannot wait, one per line. `clinic.yaml` says what to do then. */
      signs: textList('Bleeding that does not stop.', { max: 10 }),
      /** Advice for the way to the hospital. */
      advice: contentText('Do not eat or drink on the way.', 200).optional(),
    }).optional(),
    treatmentOptions: listOrText('Laser treatment closes the swollen vein from inside.'),
    /** Risks under 'Treatment options'. Those of the anaesthetic follow. */
    risks: riskList.optional(),
    /**
     * The kinds of anaesthetic that may be used. Each adds its risks, urgent signs and preparation from
     * `anaesthesia.yaml`.
     */
    anaesthesia: z
      .array(z.enum(ANAESTHESIA_KINDS, { error: `Write one of: ${ANAESTHESIA_KINDS.join(', ')}` }), {
        error: 'List the kinds of anaesthetic, for example:\n- general',
      })
      .default([]),
    /** Under 'Treatment options': how to prepare for this operation, and what to bring. */
    preparation: textList('Bring your ultrasound report.', { max: 8 }).optional(),
    recovery: listOrText('Most people are back at a desk within a few days.'),
    whyChooseUs: textList('You see your own scan before a date is discussed.'),
    benefits: z.array(titledText).min(1).max(6).optional(),
    /** The paragraph under 'Advanced Technology'. */
    technology: contentObject({ description: contentText('A thin fibre carries the laser light.', 1500) }).optional(),
    /** The first picture repeats the hero. The page's gallery shows the second to the fifth. */
    images: z.array(picture(image)).max(5, 'A service page shows at most five pictures.').default([]),
    /** The steps under 'Your Journey to Recovery'. */
    timeline: z
      .array(titledText, { error: 'List the steps, for example:\n- title: Consultation\n  description: …' })
      .min(4, 'Write at least four steps.')
      .max(6, 'Write at most six steps.'),
    review: clinicalReview,
  });
}
