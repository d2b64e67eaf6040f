import { describe, expect, it } from 'vitest';
import {
  createBlogPosting,
  createBreadcrumbs,
  createClinic,
  createFaqPage,
  createMedicalPage,
  createPhysician,
  createProcedure,
  toJsonLd,
} from './structured-data.ts';

const SITE = new URL('https://clinic.example');

const CLINIC = {
  name: { bold: 'Namuna', light: 'Surgical' },
  tagline: 'Surgery in Pune.',
  address: {
    street: '1 Namuna Road',
    area: 'Shivajinagar',
    city: 'Pune',
    region: 'Maharashtra',
    postalCode: '411000',
    country: 'India',
  },
  phone: '+91 20 0000 0100',
  email: 'care@clinic.example',
  map: { latitude: 18.5, longitude: 73.8 },
  openingHours: [
    { from: 'Monday' as const, to: 'Tuesday' as const, opens: '11:00', closes: '19:00' },
    { from: 'Sunday' as const },
  ],
};

const REFERENCE = {
  '@type': 'MedicalClinic',
  '@id': 'https://clinic.example/#clinic',
  name: 'Namuna Surgical',
  url: 'https://clinic.example/',
};

describe('createClinic', () => {
  const clinic = createClinic(CLINIC, SITE);

  it('says who, where and how to call', () => {
    expect(clinic).toMatchObject({
      ...REFERENCE,
      telephone: '+912000000100',
      address: {
        streetAddress: '1 Namuna Road, Shivajinagar',
        addressLocality: 'Pune',
        postalCode: '411000',
        addressCountry: 'IN',
      },
      geo: { latitude: 18.5, longitude: 73.8 },
    });
  });

  it('leads to the booking form', () => {
    expect(clinic.potentialAction.target.urlTemplate).toBe('https://clinic.example/book');
  });

  it('lists open days one by one and leaves closed ones out', () => {
    expect(clinic.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '11:00', closes: '19:00' },
    ]);
  });
});

it('describes a founder as a physician of the clinic', () => {
  const person = {
    name: 'Dr. A',
    summary: 'Operates.',
    path: '/founders/a',
    image: '/_astro/a.jpg',
    specialty: 'Surgical' as const,
    registration: 'MMC-1',
    languages: ['Marathi', 'English'],
  };
  expect(createPhysician(person, CLINIC, SITE)).toMatchObject({
    '@type': 'Physician',
    url: 'https://clinic.example/founders/a',
    image: 'https://clinic.example/_astro/a.jpg',
    medicalSpecialty: 'Surgical',
    identifier: { name: 'Registration number', value: 'MMC-1' },
    knowsLanguage: ['Marathi', 'English'],
    parentOrganization: REFERENCE,
  });
});

it('describes a service as a procedure, its recovery as text', () => {
  const service = {
    title: 'Piles Treatment',
    description: 'Laser.',
    path: '/services/piles-treatment',
    image: '/a.jpg',
  };
  expect(createProcedure(service, SITE)).not.toHaveProperty('followup');
  expect(createProcedure({ ...service, recovery: ['Rest.', 'Walk.'] }, SITE)).toMatchObject({
    '@type': 'MedicalProcedure',
    name: 'Piles Treatment',
    url: 'https://clinic.example/services/piles-treatment',
    followup: 'Rest. Walk.',
  });
});

it('describes a post with its author and day', () => {
  const post = {
    title: 'T',
    summary: 'S',
    date: '2026-06-18',
    author: 'Dr. A',
    tags: ['x', 'y'],
    path: '/blogs/t',
    image: '/t.jpg',
  };
  expect(createBlogPosting(post, CLINIC, SITE)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'T',
    datePublished: '2026-06-18',
    author: { '@type': 'Person', name: 'Dr. A' },
    publisher: REFERENCE,
    keywords: 'x, y',
    mainEntityOfPage: 'https://clinic.example/blogs/t',
  });
});

it('lists questions with their answers', () => {
  expect(createFaqPage([{ question: 'Q?', answer: 'A.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
  ]);
});

it('numbers the way to a page from one', () => {
  const trail = createBreadcrumbs([{ name: 'Services', path: '/services' }], SITE);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://clinic.example/' },
    { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://clinic.example/services' },
  ]);
});

it('writes JSON that cannot end its script element', () => {
  const text = toJsonLd([createFaqPage([{ question: '</script><script>alert(1)', answer: 'A' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><script>alert(1)');
});

describe('createMedicalPage', () => {
  const page = { title: 'Piles', description: 'Treated.', path: '/services/piles', bookPath: '/book?service=piles' };

  it('names the operation, and how to book it', () => {
    const described = createMedicalPage(page, CLINIC, SITE);
    expect(described).toMatchObject({
      about: { '@type': 'MedicalProcedure', name: 'Piles' },
      potentialAction: { target: { urlTemplate: 'https://clinic.example/book?service=piles' } },
    });
    expect(described).not.toHaveProperty('reviewedBy');
    expect(described).not.toHaveProperty('lastReviewed');
  });

  it('names the doctor who read it, and the day', () => {
    const check = { reviewer: 'Dr. A', day: '2026-05-14' };
    expect(createMedicalPage({ ...page, check }, CLINIC, SITE)).toMatchObject({
      lastReviewed: '2026-05-14',
      reviewedBy: { '@type': 'Person', name: 'Dr. A' },
    });
  });
});
