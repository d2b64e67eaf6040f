import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { displayLine, metaDescription, metaTitle, picture, textList, titledText } from './common.ts';

const figure = contentObject({
  value: contentText('10', 8)
    .meta({ title: 'Figure' })
    .describe('The figure without its sign, such as `10` or `2K`, set large.'),
  sign: contentText('+', 4)
    .meta({ title: 'Sign after the figure' })
    .describe('The end of the figure in another color, such as `+`.'),
  label: contentText('years of excellence', 80).describe('The words after the figure.'),
});

const EXPERTISE_IDS = ['laparoscopic', 'robotic', 'laser', 'gastro-intestinal'] as const;
const COLORS = ['sky', 'aqua', 'amber', 'foam'] as const;
const color = z
  .enum(COLORS, { error: `Write one of: ${COLORS.join(', ')}` })
  .describe('The hue of the lines and signs drawn here.');

/** `content/home.yaml`: the texts and pictures of the home page. */
export function homeSchema({ image }: SchemaContext) {
  const slide = contentObject({
    wide: picture(image).meta({ title: 'On wide screens' }).describe('For screens of 900 px and more.'),
    phone: picture(image).meta({ title: 'On phones' }).describe('A tall crop for narrower screens.'),
  });

  return contentObject({
    metaTitle,
    metaDescription,
    hero: contentObject({
      headline: textList('Redefining', { min: 4, max: 4 }).describe(
        'The largest words of the page, line by line. The last two lines are set in bold.',
      ),
      subline: contentText('Delivering precision-driven care with compassion and excellence.', 160)
        .meta({ title: 'Sentence below the headline' })
        .describe('The sentence below them.'),
      slides: z
        .tuple([slide, slide, slide], { error: 'The hero shows exactly three pictures.' })
        .meta({ title: 'Backgrounds' })
        .describe('The three backgrounds, shown in turn. The first one is also the picture of shared links.'),
      waves: z
        .array(
          contentObject({
            caption: contentText('Precision-driven robotic surgery', 80).describe("The words on the dot's card."),
            image: picture(image).describe('The picture on that card.'),
            color: color.describe('The hue of the line and its dot.'),
          }),
        )
        .length(4, 'The hero has exactly four waves.')
        .meta({ title: 'Lines of light' })
        .describe('The four lines of light, from the top one down. Each has a dot that opens a card.'),
    })
      .meta({ title: 'Top of the page' })
      .describe('The top of the page.'),
    about: contentObject({
      display: displayLine,
      lead: contentText('We bring robotic, laparoscopic and laser surgery to Pune.', 300)
        .meta({ title: 'Introduction' })
        .describe('The sentences beside the heading.'),
      figures: z
        .array(figure)
        .length(2, 'This block shows two figures.')
        .describe('Two cards of numbers; `figuresNote` of `clinic.yaml` says whose they are.'),
      team: titledText.describe('The words on the picture, about the people of the clinic.'),
      image: picture(image).describe('The large picture beside the two cards.'),
    }).describe("The section 'About Our Clinic'."),
    founder: contentObject({
      display: displayLine,
      lead: contentText('A surgeon who explains before he operates.', 400)
        .meta({ title: 'Introduction' })
        .describe('The sentences above the name.'),
      badges: textList('10+ Years Experience', { max: 4 }).describe('Short words in frames below the name.'),
      specialities: textList('Hernia Repair', { max: 8 }).describe("The list under 'Key specialities'."),
    }).describe(
      "The section 'Our founder'. Name, role and portrait come from the first file of `founders/`, by `order`.",
    ),
    advancedCare: contentObject({
      display: displayLine,
      image: picture(image).describe('The background of the section.'),
      points: z
        .array(titledText)
        .length(4, 'This block has four points.')
        .describe('Four short reasons, above the link to the technology page.'),
    }).describe("The section 'Advanced Surgical Care'."),
    services: contentObject({ display: displayLine }).describe(
      "The heading above the services' cards, which come from `services/`.",
    ),
    expertise: contentObject({
      display: displayLine,
      panels: z
        .array(
          contentObject({
            id: z
              .enum(EXPERTISE_IDS, { error: `Write one of: ${EXPERTISE_IDS.join(', ')}` })
              .meta({ title: 'Drawn sign' })
              .describe('Chooses the drawn sign on the panel.'),
            title: contentText('Laparoscopic Surgery', 60).describe('The heading on the panel.'),
            subtitle: contentText('Small cuts, a clear view', 80).describe('The line below that heading.'),
            description: contentText('A camera and fine instruments pass through small cuts.', 300).describe(
              'The sentences that appear when the panel opens.',
            ),
            image: picture(image).describe('The background of the panel.'),
            color: color.describe('The hue of the drawn sign.'),
            href: contentText('/technology#laparoscopic', 120)
              .meta({ title: 'Link' })
              .describe("The panel's link: a page of this site, or an anchor on one."),
          }),
        )
        .length(4, 'There are exactly four panels.')
        .describe('The four pictures side by side; each opens when it is touched.'),
    }).describe("The section 'Our Expertise'."),
    statistics: contentObject({
      image: picture(image).describe('The picture behind the gauges, which moves as the page scrolls.'),
      gauges: z
        .array(
          contentObject({
            percent: z
              .number({ error: 'Write the per cent as a number, for example: 60' })
              .int()
              .min(1)
              .max(100)
              .meta({ title: 'Per cent' })
              .describe('The share in the hundred, as a whole number from 1 to 100.'),
            label: contentText('faster recovery than traditional open surgery', 100).describe(
              'The words that say of what.',
            ),
          }),
        )
        .length(4, 'There are exactly four gauges.')
        .meta({ title: 'Shares' })
        .describe('Four shares that count up once; `figuresNote` of `clinic.yaml` says whose they are.'),
    }).describe("The section 'Transforming Surgery with Precision & innovation'."),
    coFounder: contentObject({
      badges: textList('13+ years experience', { max: 4 }).describe('Short words in frames below the name.'),
      abbreviations: contentText('PGDEMS is a Post Graduate Diploma in Emergency Medical Services.', 400)
        .optional()
        .describe('Writes out the short forms on the badges, below them; nothing is shown when absent.'),
      focusAreas: textList('Emergency Medicine', { max: 8 }).describe("The list under 'Key focus areas'."),
    })
      .meta({ title: 'Co-founder' })
      .describe(
        "The section 'Meet Our Co-founder & CEO', about the second file of `founders/`. Without a second file it is left out.",
      ),
    stories: contentObject({ display: displayLine })
      .meta({ title: 'Stories of patients' })
      .describe(
        'The heading above `testimonials/` and `video-testimonials/`. Without any of them the section is left out.',
      ),
    bookingCall: contentObject({
      display: displayLine,
      lead: contentText('Schedule a consultation with our expert doctors.', 200)
        .meta({ title: 'Introduction' })
        .describe('The sentences below the heading, above the steps of booking.'),
    })
      .meta({ title: 'Invitation to book' })
      .describe('The invitation to book that ends the page.'),
  });
}
