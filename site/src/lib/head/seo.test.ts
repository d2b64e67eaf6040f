import { expect, it } from 'vitest';
import { createSharingTags, type PageSummary } from './seo.ts';

const PAGE: PageSummary = {
  title: 'Get in Touch · Namuna Surgical',
  description: 'Address and hours.',
  url: 'https://clinic.example/contact',
  siteName: 'Namuna Surgical',
  type: 'website',
  image: { src: 'https://clinic.example/share/contact.jpg', width: 1200, height: 630, alt: 'A theatre' },
};

const toRecord = (page: PageSummary) =>
  Object.fromEntries(createSharingTags(page).map(({ property, name, content }) => [property ?? name, content]));

it('tells other sites what the page is', () => {
  expect(toRecord(PAGE)).toEqual({
    'og:title': 'Get in Touch · Namuna Surgical',
    'og:description': 'Address and hours.',
    'og:url': 'https://clinic.example/contact',
    'og:type': 'website',
    'og:site_name': 'Namuna Surgical',
    'og:locale': 'en_IN',
    'twitter:card': 'summary_large_image',
    'og:image': 'https://clinic.example/share/contact.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A theatre',
  });
});
