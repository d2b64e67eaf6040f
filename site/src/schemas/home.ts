import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { metaDescription, metaTitle, picture, textList, titledText } from './common.ts';

/** A sentence in two weights. */
const displayLine = contentObject({
  thin: contentText('Advanced surgery,', 80),
  bold: contentText('made clear and calm.', 80),
});

/** A figure and its sign: `10` and `+`. */
const figure = contentObject({
  value: contentText('10', 8),
  sign: contentText('+', 4),
  label: contentText('years of excellence', 80),
});

const EXPERTISE_IDS = ['laparoscopic', 'robotic', 'laser', 'gastro-intestinal'] as const;
const COLORS = ['sky', 'aqua', 'amber', 'foam'] as const;
const color = z.enum(COLORS, { error: `Write one of: ${COLORS.join(', ')}` });

/** `content/home.yaml`: the texts and pictures of the home page. */
export function homeSchema({ image }: SchemaContext) {
  const slide = contentObject({ wide: picture(image), phone: picture(image) });

  return contentObject({
    metaTitle,
    metaDescription,
    hero: contentObject({
      /** The headline, line by line. The last two lines are set in bold. */
      headline: textList('Redefining', { min: 4, max: 4 }),
      subline: contentText('Delivering precision-driven care with compassion and excellence.', 160),
      /** The backgrounds, shown in turn. `phone` is a tall crop. */
      slides: z.tuple([slide, slide, slide], { error: 'The hero shows exactly three pictures.' }),
      /** The cards of the four waves, from the top wave down. */
      waves: z
        .array(
          contentObject({
            caption: contentText('Precision-driven robotic surgery', 80),
            image: picture(image),
            color,
          }),
        )
        .length(4, 'The hero has exactly four waves.'),
    }),
    about: contentObject({
      display: displayLine,
      lead: contentText('We bring robotic, laparoscopic and laser surgery to Pune.', 300),
      figures: z.array(figure).length(2, 'This block shows two figures.'),
      team: titledText,
      image: picture(image),
    }),
    founder: contentObject({
      display: displayLine,
      lead: contentText('A surgeon who explains before he operates.', 400),
      badges: textList('10+ Years Experience', { max: 4 }),
      specialities: textList('Hernia Repair', { max: 8 }),
    }),
    advancedCare: contentObject({
      display: displayLine,
      image: picture(image),
      points: z.array(titledText).length(4, 'This block has four points.'),
    }),
    services: contentObject({ display: displayLine }),
    expertise: contentObject({
      display: displayLine,
      panels: z
        .array(
          contentObject({
            id: z.enum(EXPERTISE_IDS, { error: `Write one of: ${EXPERTISE_IDS.join(', ')}` }),
            title: contentText('Laparoscopic Surgery', 60),
            subtitle: contentText('Small cuts, a clear view', 80),
            description: contentText('A camera and fine instruments pass through small cuts.', 300),
            image: picture(image),
            color,
            /** The panel's link: a page of this site, or an anchor on one. */
            href: contentText('/technology#laparoscopic', 120),
          }),
        )
        .length(4, 'There are exactly four panels.'),
    }),
    statistics: contentObject({
      image: picture(image),
      gauges: z
        .array(
          contentObject({
            /** The percentage that the gauge counts up to. */
            percent: z.number({ error: 'Write the per cent as a number, for example: 60' }).int().min(1).max(100),
            label: contentText('faster recovery than traditional open surgery', 100),
          }),
        )
        .length(4, 'There are exactly four gauges.'),
    }),
    coFounder: contentObject({
      badges: textList('13+ years experience', { max: 4 }),
      /** Explains the abbreviations of the badges, below them; nothing is shown when absent. */
      abbreviations: contentText('PGDEMS is a Post Graduate Diploma in Emergency Medical Services.', 240).optional(),
      focusAreas: textList('Emergency Medicine', { max: 8 }),
    }),
    stories: contentObject({ display: displayLine }),
    bookingCall: contentObject({
      display: displayLine,
      lead: contentText('Schedule a consultation with our expert doctors.', 200),
    }),
  });
}
