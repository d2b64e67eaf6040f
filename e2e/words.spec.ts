import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Page } from '@playwright/test';
import {
  CLINIC,
  DOCTOR_IDS,
  DOCTOR_PAGES,
  EMERGENCY_HELP,
  FOUNDERS,
  HOME,
  POSTS,
  TEAM,
  TESTIMONIALS,
  toTel,
} from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectRead, type Part } from './read-part.ts';
import { findSection } from './sections.ts';

// Tests the words and links that patients read on pages at rest, which need no script.

test.use({ javaScriptEnabled: false });

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const section = (name: string) => (page: Page) => findSection(page, name);
const list = (name: string) => (page: Page) => page.getByRole('list', { name });
const card = (name: string) => (page: Page) => page.getByRole('article').filter({ hasText: name });
const element = (css: string) => (page: Page) => page.locator(css);

const CALL = { [CLINIC.phone]: toTel(CLINIC.phone) };
const EMERGENCY_CALL = { [CLINIC.emergencyPhone]: toTel(CLINIC.emergencyPhone) };

const FOUNDER = FOUNDERS[0] as (typeof FOUNDERS)[number];
const CO_FOUNDER = FOUNDERS[1];
const LAST_FOUNDER = FOUNDERS.at(-1) ?? FOUNDER;
const [TESTIMONIAL] = TESTIMONIALS;

const READ: [behaviour: string, path: string, parts: Part[]][] = [
  [
    'four figures, who the founder is, where the clinic is, its accreditation and nine reasons, its values and facilities',
    '/about',
    [
      {
        in: list('The clinic in figures'),
        items: ['15+ years experience', '10k+ successful surgeries', '11+ years as specialist', '24/7 emergency care'],
      },
      {
        in: element('#founder'),
        texts: [FOUNDER.role ?? '', 'That hour is why I started this clinic.'],
        pictures: 1,
        links: { 'Read the full profile': `/founders/${FOUNDER.slug}` },
      },
      {
        in: element('#overview'),
        texts: ['Location', 'Accredited by a national hospital accreditation board', '9 reasons to choose us'],
        items: 9,
      },
      {
        in: element('#vision-mission'),
        headings: [3, ['Our vision', 'Our mission', 'Core values']],
        texts: ['Compassion', 'Safety', 'Excellence', 'Respect'],
        items: 4,
      },
      { in: element('#facilities'), texts: ['17 specialties'], items: 6 + 17 },
      { in: region('Not sure yet?'), links: { ...CALL, 'Contact Us': '/contact' } },
      ...TEAM.map(({ slug, name, specialties }) => ({
        in: card(name),
        items: specialties.length,
        pictures: 1,
        links: { 'Learn More': `/team/${slug}` },
      })),
    ],
  ],
  [
    'who the founder is, and how to book, go back or on to the other founder',
    `/founders/${FOUNDER.slug}`,
    [
      {
        title: FOUNDER.name,
        texts: [FOUNDER.role ?? '', FOUNDER.summary],
        pictures: 1,
        links: { 'Book appointment': '/book', 'Back to About': '/about#founder' },
      },
      ...(CO_FOUNDER
        ? [
            {
              in: (page: Page) => page.getByRole('navigation', { name: 'Others you will meet' }),
              links: { [CO_FOUNDER.name]: `/founders/${CO_FOUNDER.slug}` },
            },
          ]
        : []),
    ],
  ],
  [
    'every detail and titled section of a profile, with a number to tap',
    `/founders/${LAST_FOUNDER.slug}`,
    [
      { in: section('Details'), texts: LAST_FOUNDER.details.map(({ label }) => label), links: CALL },
      ...LAST_FOUNDER.sections.map(({ title, items }) => ({ in: section(title), items })),
    ],
  ],
  ...TEAM.map(({ slug, name, title, about, specialties }): (typeof READ)[number] => [
    'what a member of the team does',
    `/team/${slug}`,
    [
      { title: name, texts: [title ?? ''], pictures: 1, links: { 'Back to About': '/about#our-team' } },
      { in: section('What to expect'), texts: about.slice(0, 1) },
      { in: section('Specialties'), items: specialties },
    ],
  ]),
  [
    'what the clinic is for, who founded it, four points of care, figures with their meaning, co-founder and testimonials',
    '/',
    [
      {
        title: 'Redefining surgery with technology and trust',
        in: region('Redefining surgery with technology and trust'),
        texts: ['Delivering precision-driven care with compassion and excellence.'],
        links: { 'Book appointment': '/book', Enquiry: '/contact' },
      },
      {
        in: region('Our founder'),
        texts: [FOUNDER.name, ...HOME.founder.badges],
        links: { 'Learn More': `/founders/${FOUNDER.slug}` },
      },
      { in: list('Key specialities'), items: HOME.founder.specialities },
      {
        in: region('Advanced Surgical Care'),
        headings: [
          3,
          ['Robotic and laparoscopic excellence', 'Expert surgeons', 'Modern facilities', 'Comfort and safety first'],
        ],
        links: { 'Learn more': '/technology' },
      },
      // Screen readers do not see the dials, and read one sentence for each.
      {
        in: region('Transforming Surgery with Precision & innovation'),
        headings: [2, ['Transforming Surgery with Precision & innovation']],
        texts: [
          '98% successful outcomes in robotic and laparoscopic procedures',
          '65% faster recovery than traditional open surgery',
          '90% reduction in post-surgery pain and complications',
          '75% shorter hospital stays',
        ],
      },
      ...(CO_FOUNDER
        ? [
            {
              in: region('Meet Our Co-founder & CEO'),
              texts: [
                CO_FOUNDER.name,
                'Medical registration number',
                CO_FOUNDER.details.find(({ label }) => label === 'Registration number')?.value ?? '',
              ],
              items: [...HOME.coFounder.badges, ...HOME.coFounder.focusAreas],
              links: { 'Learn More': `/founders/${CO_FOUNDER.slug}`, [`Call ${CLINIC.phone}`]: toTel(CLINIC.phone) },
            },
          ]
        : []),
      ...(TESTIMONIAL
        ? [
            {
              in: element('#testimonials'),
              texts: [TESTIMONIAL.name, `${TESTIMONIAL.role} · ${TESTIMONIAL.procedure}`],
              links: { 'View all testimonials': '#testimonials' },
            },
          ]
        : []),
    ],
  ],
  [
    'address, emergency phone and email as links, the hours of the desk, its phone, and ways to book and prepare',
    '/contact',
    [
      { title: 'Get in Touch' },
      {
        in: region('Reach us'),
        links: {
          'Clinic address': `https://www.google.com/maps/search/?api=1&query=${CLINIC.map.latitude}%2C${CLINIC.map.longitude}`,
          'Emergency phone': /^tel:\+\d+$/,
          Email: /^mailto:[^?]+@[^?]+$/,
        },
      },
      {
        in: region('Opening hours'),
        items: ['Mon–Fri 11:00 am–7:00 pm', 'Saturday 11:00 am–3:00 pm', 'Sunday closed'],
        links: {
          [`Call the desk ${CLINIC.phone}`]: toTel(CLINIC.phone),
          'Book appointment': '/book',
          'Your visit': '/visit',
        },
      },
      { in: region('Request an appointment'), links: { Privacy: '/privacy' } },
    ],
  ],
  [
    'what a visit is like, from the foot of any page',
    '/visit',
    [
      { title: 'Your visit', in: element('body') },
      { in: (page) => page.getByRole('contentinfo'), links: { 'Your visit': '/visit' } },
      { in: (page) => page.getByRole('complementary').first(), links: { 'Book appointment': '/book' } },
    ],
  ],
  [
    'how the website serves everybody, and whom to tell, from the foot of any page',
    '/accessibility',
    [
      {
        title: 'Accessibility',
        texts: [/WCAG 2\.2/, /IS 17802/, 'Last changed on'],
        links: { [CLINIC.phone]: toTel(CLINIC.phone), [CLINIC.email]: `mailto:${CLINIC.email}` },
      },
      { in: (page) => page.getByRole('contentinfo'), links: { Accessibility: '/accessibility' } },
    ],
  ],
  ['how an estimate is made', '/pricing', [{ title: 'Pricing' }]],
  [
    'where to ask for a lost link, and whom to call',
    PORTAL_PATH,
    [{ title: 'Patient portal', texts: [EMERGENCY_HELP.night], links: { ...CALL, ...EMERGENCY_CALL } }],
  ],
  ['when the desk answers, beside the times', '/book', [{ texts: [/^Opening hours for calls: \w/] }]],
  [
    'every doctor, and can book with each',
    '/doctors',
    [
      { in: (page) => page.getByRole('article'), headings: [3, [...DOCTOR_IDS.keys()]] },
      { links: Object.fromEntries([...DOCTOR_IDS].map(([name, id]) => [`Book with ${name}`, `/book?doctor=${id}`])) },
    ],
  ],
  ...DOCTOR_PAGES.slice(0, 1).map(({ slug, name, profile }): (typeof READ)[number] => [
    'who a doctor is, and books with this doctor',
    `/doctors/${slug}`,
    [
      {
        title: name,
        texts: [profile.role, profile.registration, profile.summary, ...profile.about, ...profile.specialties],
        links: { 'Book appointment': `/book?doctor=${slug}` },
      },
    ],
  ]),
];

for (const [behaviour, path, parts] of READ) {
  test(`a patient reads on ${path} ${behaviour}`, async ({ page }) => {
    await page.goto(path);
    for (const part of parts) await expectRead(page, part);
  });
}

test('a patient who has read a post finds its author and the way back, and is shown the first two others', async ({
  page,
}) => {
  for (const { slug, author, title } of POSTS) {
    await page.goto(`/blogs/${slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expectRead(page, { in: () => crumbs, items: ['Home', 'Blogs', title], links: { Blogs: '/blogs' } });
    await expect(crumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
    const doctor = DOCTOR_PAGES.find(({ name }) => name === author);
    await expect(page.getByRole('article').first().getByText(author, { exact: true }), slug).toBeVisible();
    const others = POSTS.filter((post) => post.slug !== slug).slice(0, 2);
    await expectRead(page, { in: section('Continue Reading'), headings: [3, others.map(({ title }) => title)] });
    if (doctor) await expectRead(page, { links: { [author]: `/doctors/${doctor.slug}` } });
  }
});
