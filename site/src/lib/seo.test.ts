import { expect, it } from 'vitest';
import { createSharingTags, type PageSummary } from './seo.ts';

const PAGE: PageSummary = {
  title: 'Get in Touch · Namuna Surgical',
  description: 'Address and hours.',
  url: 'https://clinic.example/contact',
  siteName: 'Namuna Surgical',
  type: 'website',
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
    'twitter:card': 'summary',
  });
});

it('shows a large card when there is a picture', () => {
  const image = { src: 'https://clinic.example/a.jpg', width: 1200, height: 630, alt: 'A theatre' };
  expect(toRecord({ ...PAGE, image })).toMatchObject({
    'twitter:card': 'summary_large_image',
    'og:image': image.src,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A theatre',
  });
});
