import type { SchemaContext } from 'astro:content';
import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';
import { displayLine, metaDescription, picture, textList, titledText } from './common.ts';

/**
 * `content/about.yaml`: the About page with its tabs. Name and portrait in the founder's tab come from the founder's
 * file.
 */
export function aboutSchema({ image }: SchemaContext) {
  return contentObject({
    metaDescription,
    title: contentText('A clinic built around one conversation', 90).describe("The page's heading."),
    lead: contentText('Who we are and how we work.', 300)
      .meta({ title: 'Introduction' })
      .describe("The sentences under the page's heading."),
    image: picture(image).describe("The picture beside the page's heading, and in shared links."),
    stats: z
      .array(
        contentObject({
          value: contentText('15+', 8)
            .meta({ title: 'Figure' })
            .describe('The figure with its sign, such as `15+` or `24/7`, set large.'),
          label: contentText('years experience', 60).describe('The words beside the figure.'),
        }),
      )
      .length(4, 'About shows four figures.')
      .meta({ title: 'Figures' })
      .describe('The four figures below the heading; `figuresNote` of `clinic.yaml` says whose they are.'),
    founder: contentObject({
      paragraphs: textList('I started the clinic to give surgery time.', { max: 5 }).describe(
        "The story in the founder's own words, one entry for each paragraph.",
      ),
    }).describe("The first tab, 'Founder'. Name, role and portrait come from the first file of `founders/`."),
    overview: contentObject({
      display: displayLine,
      location: contentText('The clinic stands in Shivajinagar, ten minutes from the station.', 600).describe(
        'How to reach the clinic, set large.',
      ),
      accreditation: contentText('Accredited by a national hospital accreditation board.', 600).describe(
        'Which body has inspected the clinic, and what for.',
      ),
      reasons: z
        .array(titledText)
        .length(9, 'List exactly nine reasons to choose the clinic.')
        .meta({ title: 'Reasons to choose the clinic' })
        .describe("The nine entries under 'choose us'."),
    }).describe("The tab 'Overview'."),
    visionAndMission: contentObject({
      display: displayLine,
      vision: contentText('Surgery that nobody has to fear.', 600).describe('The hope of the clinic, set large.'),
      mission: contentText('To explain, operate and follow up with equal care.', 600).describe(
        'The work of the clinic towards that hope.',
      ),
      values: z
        .array(titledText)
        .length(4, 'There are exactly four values.')
        .meta({ title: 'Core values' })
        .describe("The four entries under 'Core values'."),
    }).describe("The tab 'Vision & Mission'."),
    facilities: contentObject({
      display: displayLine,
      keyFacilities: z
        .array(titledText)
        .length(6, 'List exactly six key facilities.')
        .describe('The six cards of rooms and equipment.'),
      specialties: textList('Laser proctology', { min: 17, max: 17 }).describe(
        'The seventeen fields of the clinic, in a list below the cards.',
      ),
    }).describe("The tab 'Facilities'."),
    team: contentObject({
      display: displayLine,
      lead: contentText('The people you will meet.', 300)
        .meta({ title: 'Introduction' })
        .describe('The sentences above the cards.'),
    }).describe("The last tab, 'Our Team'. It is left out while `team/` holds no file."),
    callToAction: contentObject({
      title: contentText('Ask us anything', 60).describe('The large words of the invitation.'),
      text: contentText('Write or call: a person answers.', 200).describe(
        "The sentences below them, above the button 'Contact Us' and the phone number.",
      ),
    })
      .meta({ title: 'Invitation at the end' })
      .describe('The invitation that ends the page.'),
  });
}
