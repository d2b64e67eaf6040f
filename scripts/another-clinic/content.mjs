import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { growPosts } from '../grow-content.mjs';

const CLINIC = {
  name: { bold: 'Lakeside', light: 'Surgeons' },
  address: {
    street: 'Harbour View, 12 Palm Road',
    area: 'Snug Cove',
    city: 'Eden',
    region: 'New South Wales',
    postalCode: '2551',
    country: 'Australia',
  },
  phone: '+61 2 5550 0100',
  emergencyPhone: '+61 2 5550 0199',
  emergencyNumbers: ['000', '112'],
  whatsapp: '+61 491 570 156',
  email: 'desk@lake.example',
  privacyContact: { name: 'Asha Menon', email: 'privacy@lake.example', phone: '+61 2 5550 0100' },
  securityContact: 'https://lake.example/security',
  map: { latitude: -37.0725, longitude: 149.9093 },
  colors: { dark: '#1c1030', main: '#5a2a82', accent: '#f0b429' },
};

/** A country with summer time, and with fewer digits than the sample's. */
const COUNTRY = { timeZone: 'Australia/Sydney', diallingPrefix: '+61', nationalDigits: 9 };

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" fill="none" stroke="currentColor" stroke-width="3">
  <path d="M4 30q18-26 36 0t36 0"/>
  <circle cx="62" cy="9" r="6"/>
</svg>
`;

const FOUNDER = { slug: 'asha-menon', name: 'Dr. Asha Menon' };
const SAMPLE_FOUNDER = { slug: 'namuna-kale', name: 'Dr. Namuna Kale' };

/** Four departments in place of five, with one, two, one and three doctors. The last three have hours of their own. */
const DEPARTMENTS = [
  { id: 'day-surgery', name: 'Day Surgery', doctors: [{ id: FOUNDER.slug, name: FOUNDER.name }] },
  {
    id: 'bowel-and-bladder',
    name: 'Bowel & Bladder',
    treats: 'bowel, bladder and gall bladder',
    doctors: [
      { id: 'binu-thomas', name: 'Dr. Binu Thomas' },
      { id: 'chitra-nair', name: 'Dr. Chitra Nair', languages: ['Malayalam', 'English'] },
    ],
  },
  { id: 'skin', name: 'Skin & Soft Tissue', doctors: [{ id: 'dev-pillai', name: 'Dr. Dev Pillai' }] },
  {
    id: 'visiting',
    name: 'Visiting Surgeons',
    doctors: [
      {
        ...{ id: 'esha-iyer', name: 'Dr. Esha Iyer' },
        hours: [{ weekdays: ['Tuesday', 'Thursday'], from: '16:00', to: '18:00', minutes: 20 }],
      },
      {
        ...{ id: 'farid-khan', name: 'Dr. Farid Khan' },
        hours: [{ weekdays: ['Monday', 'Wednesday', 'Sunday'], times: ['09:30', '11:00'], minutes: 45 }],
      },
      {
        ...{ id: 'gita-shah', name: 'Dr. Gita Shah' },
        hours: [
          { weekdays: ['Saturday'], from: '10:00', to: '12:00', minutes: 10, first: '2026-01-03', everyWeeks: 2 },
        ],
      },
    ],
  },
];

/** The first is chosen until a patient chooses another. Each takes one of the clinic's slots of an hour. */
const VISITS = [
  { id: 'first-visit', name: 'First visit', minutes: 30, fee: '$ 120' },
  { id: 'dressing', name: 'Dressing', minutes: 10 },
  { id: 'after-operation', name: 'After an operation', minutes: 40, forNewPatients: false },
];

const CATEGORIES = ['Day Surgery', 'Bowel & Gall Bladder', 'Skin and Soft Tissue'];

/** The department of the services in each category, in the order of `CATEGORIES`. */
const CATEGORY_DEPARTMENTS = ['day-surgery', 'bowel-and-bladder', 'skin'];

/** The signs of /symptoms. Those that can wait are also in the table, in which two of four departments have no line. */
const SIGNS = [
  ['groin-bulge', 'A swelling in the groin or at the navel.', 'book', 'groin', 'day-surgery', 'hernia-repair'],
  ['anal-trouble', 'Bleeding or a lump at the anus.', 'book', 'anus', 'bowel-and-bladder', 'haemorrhoid-treatment'],
  ['rib-pain', 'Pain under the right ribs after meals.', 'book', 'belly', 'bowel-and-bladder', 'gallstone-surgery'],
  ['stuck-bulge', 'A hard, painful bulge that stays out.', 'now', 'groin', 'day-surgery', 'hernia-repair'],
  ['much-blood', 'Bleeding that does not stop.', 'ambulance', 'anus', 'bowel-and-bladder', 'haemorrhoid-treatment'],
].map(([id, say, tier, region, department, service]) => ({
  id,
  sign: { say, mayBe: 'A doctor finds out in one visit.', tier, region, services: [service], department },
}));

const REGIONS = [
  { id: 'belly', name: 'Belly', x: 100, y: 205 },
  { id: 'groin', name: 'Groin', x: 70, y: 258 },
  { id: 'anus', name: 'Anus', x: 100, y: 290 },
];

/** The eleven services that stay: old slug, new slug, title, and the place of the category in `CATEGORIES`. */
const SERVICES = [
  ['gall-bladder-removal', 'gallstone-surgery', 'Gallstone Surgery', 1],
  ['laparoscopic-appendectomy', 'appendix-surgery', 'Appendix Surgery', 1],
  ['robotic-hernia-repair', 'hernia-repair', 'Hernia Repair', 0],
  ['hydrocele-surgery', 'hydrocele-repair', 'Hydrocele Repair', 0],
  ['diabetic-foot-care', 'foot-wound-care', 'Foot Wound Care', 2],
  ['pilonidal-sinus-care', 'pilonidal-surgery', 'Pilonidal Surgery', 2],
  ['rectal-prolapse-surgery', 'prolapse-surgery', 'Prolapse Surgery', 1],
  ['abscess-drainage', 'abscess-surgery', 'Abscess Surgery', 2],
  ['laser-fissure-treatment', 'fissure-treatment', 'Fissure Treatment', 1],
  ['piles-treatment', 'haemorrhoid-treatment', 'Haemorrhoid Treatment', 1],
  ['fistula-treatment', 'fistula-surgery', 'Fistula Surgery', 1],
];

/** Enough posts for a second page of the list. */
const POSTS = 14;

/** The folders that this clinic does without. The last two are translations. */
const LEFT_OUT = ['team', 'gallery', 'recognitions', 'hi', 'mr'];

/** The pages that the site then lacks, to which the search leads nobody. */
const LEFT_OUT_PAGES = ['/gallery', '/recognition'];

/** Turns a copy of the sample's content into that of a very different clinic. */
export function makeAnotherClinic(content) {
  for (const name of LEFT_OUT) rmSync(join(content, name), { recursive: true });
  rewriteClinic(join(content, 'clinic.yaml'));
  writeFileSync(join(content, 'images/logo.svg'), LOGO);
  rewriteServices(content);
  rewriteSigns(content);
  rewriteFounders(join(content, 'founders'));
  rewriteBooking(content);
  rewriteGlossary(join(content, 'glossary.yaml'));
  growPosts(content, POSTS);
  for (const path of readdirSync(content, { recursive: true })) {
    if (/\.(yaml|md)$/.test(path)) edit(join(content, path), renameEverywhere);
  }
}

function rewriteClinic(file) {
  const clinic = parse(readFileSync(file, 'utf8'));
  write(file, { ...clinic, ...CLINIC, tagline: 'Day surgery in {city}, explained before it is done.' });
}

function rewriteServices(content) {
  const folder = join(content, 'services');
  const kept = SERVICES.map(([slug]) => `${slug}.yaml`);
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.yaml') && !kept.includes(name)) rmSync(join(folder, name));
  }
  for (const [slug, newSlug, title, category] of SERVICES) {
    const service = parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8'));
    rmSync(join(folder, `${slug}.yaml`));
    write(join(folder, `${newSlug}.yaml`), {
      ...{ ...service, title, category: CATEGORIES[category], department: CATEGORY_DEPARTMENTS[category] },
      review: { ...service.review, reviewer: FOUNDER.slug, reviewed: service.review.nextReview },
    });
  }
  write(join(content, 'categories.yaml'), { categories: CATEGORIES });
  edit(join(content, 'home.yaml'), (text) => text.replace('/services#general-surgery', '/services#day-surgery'));
  edit(join(content, 'technology.yaml'), (text) =>
    SERVICES.reduce((changed, [slug, newSlug]) => changed.replace(`- ${slug}\n`, `- ${newSlug}\n`), text),
  );
}

/** Keeps the signs that a page names, among the regions, services and departments of this clinic. */
function rewriteSigns(content) {
  const folder = join(content, 'signs');
  const pages = ['services', 'blog'].flatMap((name) =>
    readdirSync(join(content, name)).map((file) => join(name, file)),
  );
  const named = [...pages.filter((file) => /\.(yaml|md)$/.test(file)), 'faq.yaml', 'anaesthesia.yaml']
    .map((file) => readFileSync(join(content, file), 'utf8'))
    .join('\n');
  const regions = REGIONS.map(({ id }) => id);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const id = name.replace('.yaml', '');
    if (!new RegExp(`(- |id: |, |\\[)${id}\\b(?!-)`).test(named)) {
      rmSync(file);
      continue;
    }
    const { department: _department, services = [], ...sign } = parse(readFileSync(file, 'utf8'));
    const kept = SERVICES.filter(([slug]) => services.includes(slug)).map(([, newSlug]) => newSlug);
    write(file, { ...sign, services: kept, region: regions.includes(sign.region) ? sign.region : REGIONS[0].id });
  }
  for (const { id, sign } of SIGNS) write(join(folder, `${id}.yaml`), sign);
}

function rewriteFounders(folder) {
  renameSync(join(folder, `${SAMPLE_FOUNDER.slug}.yaml`), join(folder, `${FOUNDER.slug}.yaml`));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.yaml') && name !== `${FOUNDER.slug}.yaml`) rmSync(join(folder, name));
  }
}

function rewriteBooking(content) {
  const file = join(content, 'booking.yaml');
  write(file, { ...parse(readFileSync(file, 'utf8')), ...COUNTRY, departments: DEPARTMENTS, visits: VISITS });
  const ids = SIGNS.map(({ id }) => id);
  write(join(content, 'symptoms.yaml'), {
    lead: 'Find what you have noticed.',
    regions: REGIONS,
    signs: ids,
    table: SIGNS.filter(({ sign }) => sign.tier === 'book').map(({ id }) => id),
  });
  const faces = join(content, 'doctors');
  renameSync(join(faces, `${SAMPLE_FOUNDER.slug}.yaml`), join(faces, `${FOUNDER.slug}.yaml`));
  for (const name of readdirSync(faces)) {
    if (name.endsWith('.yaml') && name !== `${FOUNDER.slug}.yaml`) rmSync(join(faces, name));
  }
}

function rewriteGlossary(file) {
  const glossary = parse(readFileSync(file, 'utf8'));
  write(file, { ...glossary, pages: glossary.pages.filter(({ href }) => !LEFT_OUT_PAGES.includes(href)) });
}

/** Renames the founder and the services' links in a text. Links to removed services lead to the list of services. */
function renameEverywhere(text) {
  return text.replaceAll(SAMPLE_FOUNDER.name, FOUNDER.name).replaceAll(/\/services\/([a-z-]+)/g, (link, slug) => {
    const renamed = SERVICES.find(([old]) => old === slug);
    if (renamed) return `/services/${renamed[1]}`;
    return SERVICES.some(([, newSlug]) => newSlug === slug) ? link : '/services';
  });
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function write(file, fields) {
  writeFileSync(file, stringify(fields));
}
