import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { ANAESTHESIA_KINDS, riskList } from './anaesthesia.ts';
import { clinicalReview, metaDescription, order, picture, textList, titledText } from './common.ts';

const ICON_REMEDY = 'Write the path of a drawing, for example: ./icons/piles-treatment.svg';

/** Short words or whole paragraphs: a list is shown as points, a text as a paragraph. */
function listOrText(example: string) {
  return z.union([textList(example), contentText(example, 4000)], {
    error: `Write a paragraph, or a list, for example:\n- ${example}`,
  });
}

/** `content/services/{slug}.yaml`: a card on the home page and the page `/services/{slug}`. */
export function serviceSchema({ image }: SchemaContext) {
  return contentObject({
    /** Place in the dropdown and on the home page. */
    order,
    /** Name of the operation: menu, card and the page's heading. */
    title: contentText('Piles Treatment', 60),
    /** One of `content/categories.yaml`. */
    category: contentText('General Surgery', 40),
    /** Which department of `content/booking.yaml` sees these patients, by its id: the page's ways to book choose it. */
    department: contentText('general-surgery', 60),
    /** One or two sentences on the card. */
    description: contentText('Laser treatment that closes painful piles.', 180),
    /** Shown on the card when present, for example `20-30 minutes`. */
    duration: contentText('20-30 minutes', 40).optional(),
    metaDescription,
    /** Under the page's heading. */
    subtitle: contentText('Relief from bleeding and pain, usually as a day case.', 160),
    /** Behind the page's heading and on the card. */
    image: picture(image),
    /** A line drawing, in the middle of the card's plate, beside the title in lists and above the page's heading. */
    icon: z.string({ error: ICON_REMEDY }).regex(/^\.\/icons\/[a-z0-9-]+\.svg$/, ICON_REMEDY),
    /** Paragraphs; the first is set larger. */
    overview: textList('Piles are swollen veins in the lower rectum.', { max: 6 }),
    /** Signs that call for an appointment. */
    whenToConsult: textList('Bleeding after passing stool.'),
    /** A highlighted panel under 'When to consult', and one entry of the list of `/faq`. */
    urgentHelp: contentObject({
      /** Where a patient feels it: the heading in the list of `/faq`, one for all services with the same words. */
      bodyPart: contentText('Anus, buttocks and tailbone', 60),
      /** Signs that cannot wait, a line each. What to do then stands in `clinic.yaml`. */
      signs: textList('Bleeding that does not stop.', { max: 10 }),
      /** What to do or leave on the way. */
      advice: contentText('Do not eat or drink on the way.', 200).optional(),
    }).optional(),
    treatmentOptions: listOrText('Laser treatment closes the swollen vein from inside.'),
    /** Under 'Treatment options', those of the anaesthetic after them. */
    risks: riskList.optional(),
    /** The kinds that may be used: they add risks, urgent signs and how to prepare, from `anaesthesia.yaml`. */
    anaesthesia: z
      .array(z.enum(ANAESTHESIA_KINDS, { error: `Write one of: ${ANAESTHESIA_KINDS.join(', ')}` }), {
        error: 'List the kinds of anaesthetic, for example:\n- general',
      })
      .default([]),
    /** Under 'Treatment options': what this operation asks for beforehand, and what to bring. */
    preparation: textList('Bring your ultrasound report.', { max: 8 }).optional(),
    recovery: listOrText('Most people are back at a desk within a few days.'),
    whyChooseUs: textList('You see your own scan before a date is discussed.'),
    benefits: z.array(titledText).min(1).max(6).optional(),
    /** Paragraph under 'Advanced Technology'. */
    technology: contentObject({ description: contentText('A thin fibre carries the laser light.', 1500) }).optional(),
    /** The page's gallery shows the second to the fifth; the first repeats the hero. */
    images: z.array(picture(image)).max(5, 'A service page shows at most five pictures.').default([]),
    /** 'Your Journey to Recovery'. */
    timeline: z
      .array(titledText, { error: 'List the steps, for example:\n- title: Consultation\n  description: …' })
      .min(4, 'Write at least four steps.')
      .max(6, 'Write at most six steps.'),
    review: clinicalReview,
  });
}
