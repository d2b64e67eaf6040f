import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { getBox } from './box.ts';
import {
  ANAESTHESIA,
  CATEGORIES,
  CLINIC,
  DOCTOR_IDS,
  DOCTOR_PAGES,
  EMERGENCY_HELP,
  FOUNDERS,
  GALLERY,
  HOME,
  POSTS,
  RECOGNITIONS,
  SERVICES,
  TEAM,
  TESTIMONIALS,
  toTel,
  VIDEOS,
} from './content.ts';
import { expect, test } from './fixtures.ts';
import { findSection } from './sections.ts';

type Service = (typeof SERVICES)[number];

// Tests the words and links that patients read on pages at rest, which need no script.

test.use({ javaScriptEnabled: false });

/** A part of a page, with what a patient reads there. */
type Part = {
  /** The main part of the page if there is none. */
  in?: (page: Page) => Locator;
  title?: string;
  texts?: (string | RegExp)[];
  /** The headings of one level, in order. */
  headings?: [level: number, titles: string[]];
  /** All items of lists, or how many there are. */
  items?: (string | RegExp)[] | number;
  pictures?: number;
  links?: Record<string, string | RegExp>;
};

async function expectRead(page: Page, part: Part): Promise<void> {
  const place = part.in?.(page) ?? page.getByRole('main');
  const { title, texts = [], headings, items, pictures, links = {} } = part;
  if (title) await expect(place.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const text of texts) await expect(place.getByText(text).first(), `${text}`).toBeVisible();
  if (headings) await expect(place.getByRole('heading', { level: headings[0] })).toHaveText(headings[1]);
  if (typeof items === 'number') await expect(place.getByRole('listitem')).toHaveCount(items);
  else if (items) await expect(place.getByRole('listitem')).toHaveText(items);
  if (pictures !== undefined) await expect(place.getByRole('img')).toHaveCount(pictures);
  for (const [name, href] of Object.entries(links)) {
    await expect(place.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
  }
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const section = (name: string) => (page: Page) => findSection(page, name);
const list = (name: string) => (page: Page) => page.getByRole('list', { name });
const card = (name: string) => (page: Page) => page.getByRole('article').filter({ hasText: name });
const element = (css: string) => (page: Page) => page.locator(css);
const lastAside = (page: Page) => page.getByRole('main').getByRole('complementary').last();

const CALL = { [CLINIC.phone]: toTel(CLINIC.phone) };
const EMERGENCY_CALL = { [CLINIC.emergencyPhone]: toTel(CLINIC.emergencyPhone) };
const NEXT_STEPS = { 'Contact Us': '/contact', 'Book appointment': '/book', ...CALL };

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
    'who founded the clinic, four points of care, the figures with their meaning, the co-founder and the testimonials',
    '/',
    [
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

const ENDS = [
  ...['/technology', '/pricing', '/portal', '/blogs', `/blogs/${POSTS[0]?.slug}`],
  ...(GALLERY.length > 0 ? ['/gallery'] : []),
  ...(RECOGNITIONS.length > 0 ? ['/recognition'] : []),
];

test('a patient at the end of a page can ask, call or book', async ({ page }) => {
  for (const path of ENDS) {
    await page.goto(path);
    await expectRead(page, { in: lastAside, links: path === '/portal' ? CALL : NEXT_STEPS });
  }
});

const NOWHERE: [path: string, part: Part][] = [
  [
    '/no/such/page',
    {
      title: 'Page not found',
      links: { 'Go to the home page': '/', 'See all services': '/services', 'Contact Us': '/contact' },
    },
  ],
  ['/services/heart-transplant', { title: 'Page not found' }],
  [
    `${PORTAL_PATH}/${'A'.repeat(22)}`,
    { title: 'This link no longer works', links: { 'Ask for a new link': PORTAL_PATH } },
  ],
  ['/blogs/no-such-post', { title: '404', texts: ['Blog post not found.'], links: { 'Back to all blogs': '/blogs' } }],
  [
    '/founders/nobody',
    {
      title: 'Founder not found',
      texts: ['Please check the URL.'],
      links: Object.fromEntries(FOUNDERS.map(({ slug, name }) => [name, `/founders/${slug}`])),
    },
  ],
];

test('a patient at an address that leads nowhere is told so, and finds ways on and the number to call', async ({
  page,
}) => {
  for (const [path, part] of NOWHERE) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectRead(page, { ...part, links: { ...CALL, ...part.links } });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    if (path.startsWith('/founders')) {
      for (const href of ['/about', '/services', '/contact']) {
        await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
      }
    }
  }
  await page.goto('/privacy');
  await expectRead(page, { links: CALL });
});

const CONTENTS: [path: string, contents: string, part: string][] = [
  ['/faq', 'Topics', 'Costs and insurance'],
  ['/privacy', 'On this page', 'Your rights'],
  ['/services', 'Categories', CATEGORIES[2]?.title ?? ''],
  [`/blogs/${POSTS[0]?.slug}`, 'On this page', ''],
];

test('a patient follows the contents of a page to a part, whose heading stays clear of the header', async ({
  page,
}) => {
  for (const [path, contents, part] of CONTENTS) {
    await page.goto(path);
    const link = page.getByRole('navigation', { name: contents }).getByRole('link', { name: part }).last();
    const name = part || (await link.innerText());
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(`${path}${href}`);
    const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await getBox(page.getByRole('banner'));
    await expect.poll(async () => (await getBox(heading)).y, path).toBeGreaterThan(header.height);
  }
});

const WARNING = 'Demonstration site: people, figures and awards are samples';

test('each page says above the footer whether people, figures and awards are samples, and whose the figures are', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/services', '/book', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByText(WARNING, { exact: true }), path).toHaveCount(CLINIC.isDemonstration ? 1 : 0);
  }
  for (const [path, place] of [
    ['/', '#about'],
    ['/', '[aria-labelledby="statistics-title"]'],
    ['/about', 'main'],
  ] as const) {
    await page.goto(path);
    const note = page.locator(place).getByText(CLINIC.figuresNote ?? 'no note');
    await expect(note, `${path} ${place}`).toHaveCount(CLINIC.figuresNote ? 1 : 0);
  }
});

test('a patient reads the sections of the home page in their order, each labelled by its heading', async ({ page }) => {
  await page.goto('/');
  const sections = [
    'Our founder',
    'Advanced Surgical Care',
    'Services',
    'Our Expertise',
    'Transforming Surgery with Precision & innovation',
    ...(CO_FOUNDER ? ['Meet Our Co-founder & CEO'] : []),
    ...(TESTIMONIALS.length + VIDEOS.length > 0 ? ['Patient stories'] : []),
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const places = sections.map((name) => headings.findIndex((heading) => heading.startsWith(name)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const name of sections) await expect(page.getByRole('region', { name })).toHaveCount(1);
});

test('every page ends with the footer as specified', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Explore', 'Patients', 'Contact']);
  for (const [name, links] of [
    ['Explore', ['Home', 'Services', 'Technology', 'Pricing']],
    ['Patients', ['Testimonials', 'FAQ', 'Book consultation', 'Symptoms', 'Your visit', 'Learn more about the clinic']],
    ['Contact', ['Get in touch', 'Patient portal', 'Find us', CLINIC.phone]],
  ] as const) {
    const column = footer.locator('div', { has: page.locator(`:scope > h2:text-is("${name}")`) });
    await expect(column.getByRole('link')).toHaveText([...links]);
  }
  await expectRead(page, {
    in: () => footer,
    texts: ['Board-certified care', `© ${new Date().getFullYear()}`, 'Design:'],
    links: { 'Book an Appointment': '/#book' },
  });
});

/** How a service's page differs from others of its template. */
const listTraits = ({ anaesthesia, benefits, technology, images, today }: Service): string[] => [
  `anaesthesia: ${anaesthesia.toSorted()}`,
  `benefits: ${benefits > 0}`,
  `technology: ${technology}`,
  `pictures: ${images > 1}`,
  `today: ${today.length > 0}`,
];

/** The services that show a trait which none before them has shown. */
const SOME_SERVICES = SERVICES.filter((service, place) => {
  const shown = new Set(SERVICES.slice(0, place).flatMap(listTraits));
  return listTraits(service).some((trait) => !shown.has(trait));
});

/** Reads the signs of a section, each with the words that stand above its group. */
const readSigns = (place: Locator) =>
  place.locator('li:not(:has(li))').evaluateAll((items) =>
    items.map((item) => {
      const lead = item.parentElement?.closest('li')?.firstChild?.textContent;
      return [...(lead ? [lead] : []), item.textContent].join(' ');
    }),
  );

for (const service of SERVICES) {
  const { slug, title, anaesthesia, risks, reviewer } = service;
  // The title of the other services keeps them for `npm run test:pages`.
  const people = SOME_SERVICES.includes(service) ? 'a patient' : 'everyone';

  test(`${people} can read ${title}: facts, signs by urgency, choices, risks, sources, questions, author and review`, async ({
    page,
    servicePage,
  }) => {
    expect((await servicePage.open(slug))?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expectRead(page, { title, texts: [service.author] });
    await expect(servicePage.sections).toHaveText([
      ...(service.glance ? ['At a glance'] : []),
      ...['Overview', 'When to consult', 'Treatment options', 'Recovery'],
      ...(service.questions.length > 0 || service.surgeonQuestions.length > 0 ? ['Questions'] : []),
      'Why choose us',
      ...(service.benefits > 0 ? ['Key Benefits'] : []),
      ...(service.technology ? ['Advanced Technology'] : []),
      ...(service.images > 1 ? ['Facility & Equipment'] : []),
      ...['Your Journey to Recovery', 'Other services'],
    ]);
    const main = page.getByRole('main');
    for (const fold of await main.locator('summary').all()) await fold.click();
    for (const [name, count] of [
      ['Facility & Equipment', service.images - 1],
      ['Key Benefits', service.benefits],
      ['Your Journey to Recovery', service.steps],
      ['Recovery', service.recoveryPoints],
    ] as const) {
      await expect(servicePage.section(name).getByRole('listitem'), name).toHaveCount(count);
    }
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', service.category, title]);
    await expect(crumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
    await expectRead(page, {
      in: () => crumbs,
      links: {
        Home: '/',
        Services: '/services',
        [service.category]: `/services#${CATEGORIES.find((category) => category.title === service.category)?.anchor}`,
      },
    });

    const glance = servicePage.section('At a glance');
    for (const fact of Object.values(service.glance ?? {})) {
      const words = typeof fact === 'string' ? fact : fact.note;
      if (words) await expect(glance.getByRole('table')).toContainText(words);
    }
    await expectRead(page, {
      in: () => servicePage.section('Overview'),
      texts: service.illustration?.labels.map(({ text }) => text) ?? [],
    });

    const consult = servicePage.section('When to consult');
    await expectRead(page, {
      in: () => consult,
      headings: [
        3,
        [
          'Now: go to an emergency department',
          ...(service.today.length > 0 ? ['Today: call us'] : []),
          'This week: book a visit',
        ],
      ],
      texts: [`After an operation here: ${EMERGENCY_HELP.night}`, EMERGENCY_HELP.action],
      links: {
        ...EMERGENCY_CALL,
        ...Object.fromEntries(CLINIC.emergencyNumbers.map((number) => [number, `tel:${number}`])),
      },
    });
    expect(await readSigns(consult)).toEqual([
      ...service.urgentSigns,
      ...(anaesthesia.includes('general') ? ANAESTHESIA.urgentSigns : []),
      ...(anaesthesia.includes('spinal') ? ANAESTHESIA.spinalSigns : []),
      ...service.today,
      ...service.book,
    ]);

    const options = servicePage.section('Treatment options');
    const points = options.locator('h2 + div > ul, h2 + div > p').first();
    await expect(points.getByRole('listitem')).toHaveCount(service.treatmentPoints);
    const findPart = (name: string) =>
      options.locator('details', { has: page.getByRole('heading', { level: 3, name }) });
    const listed = findPart('Risks, and how often').getByRole('listitem');
    const ofAnaesthetics = anaesthesia.flatMap((kind) => ANAESTHESIA.risks[kind] ?? []);
    await expect(listed).toHaveCount(risks.length + ofAnaesthetics.length);
    for (const [place, { risk, often }] of risks.entries()) {
      await expect(listed.nth(place)).toHaveText(`${risk}. ${often}`);
    }
    for (const point of service.choices) await expect(options).toContainText(point);
    for (const { title, url } of service.sources) {
      const source = main.getByRole('listitem').filter({ hasText: title });
      await expect(source.getByRole('link', { includeHidden: true })).toHaveCount(url ? 1 : 0);
    }
    for (const { question, answer } of service.questions) {
      await expect(main.getByRole('term').filter({ hasText: question }).locator('+ dd')).toHaveText(answer);
      await expect(main.getByText(answer, { exact: true })).toBeVisible();
    }
    const sheet = main.locator('details', { has: page.getByText('Questions to ask your surgeon') });
    await expect(sheet.getByRole('listitem')).toHaveText(service.surgeonQuestions);
    const isAwake = anaesthesia.every((kind) => kind === 'local');
    const forAnaesthetic = anaesthesia.length === 0 ? [] : ANAESTHESIA.preparation[isAwake ? 'local' : 'fasting'];
    await expect(findPart('How to prepare').getByRole('listitem')).toHaveText([
      ...forAnaesthetic,
      ...service.preparation,
    ]);

    const days = main.getByRole('time');
    expect(await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))).toEqual([
      ...(service.reviewed ? [service.reviewed] : []),
      service.nextReview,
    ]);
    const reviewedBy = page.getByRole('term').filter({ hasText: 'Medically reviewed by' }).locator('+ dd');
    if (!reviewer) return expect(reviewedBy).toHaveText('Nobody yet');
    const name = [...DOCTOR_IDS].find(([, id]) => id === reviewer)?.[0] ?? 'nobody';
    await expect(reviewedBy).toContainText(name);
    const isFounder = FOUNDERS.some((founder) => founder.slug === reviewer);
    if (!isFounder && !DOCTOR_PAGES.some((doctor) => doctor.slug === reviewer)) return;
    const profile = `/${isFounder ? 'founders' : 'doctors'}/${reviewer}`;
    await expectRead(page, { in: () => reviewedBy, links: { [name]: profile } });
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
