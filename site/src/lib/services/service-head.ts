import type { CollectionEntry } from 'astro:content';
import { messages } from '#messages/shared.ts';
import { wishToBookPath } from '../booking/book-path.ts';
import { toShown } from '../booking/shown-names.ts';
import { prepareSharingImage } from '../head/sharing-image.ts';
import { SITE_URL } from '../head/site-url.ts';
import { createBreadcrumbs, createFaqPage, createMedicalPage, createProcedure } from '../head/structured-data.ts';
import { textToAnchor } from '../reading/anchors.ts';
import { slugToServicePath } from './services.ts';

/** The doctor who has read a page, and the day as YYYY-MM-DD. */
type Check = { reviewer: { name: string }; reviewed: { isoDate: string } };

/** Prepares what the head of a service's page and its breadcrumbs need. */
export async function prepareServiceHead(
  { id, data }: CollectionEntry<'services'>,
  clinic: CollectionEntry<'clinic'>['data'],
  check: Check | undefined,
) {
  const { title, metaDescription, description, category, recovery, questions } = data;
  const listPage = { name: messages.navigation.services, path: '/services' };
  const trail = [listPage, { name: toShown(category), path: `${listPage.path}#${textToAnchor(category)}` }];
  const sharingImage = await prepareSharingImage(data.image);
  const path = slugToServicePath(id);
  const bookHref = wishToBookPath({ service: id });
  const checked = check && { reviewer: check.reviewer.name, day: check.reviewed.isoDate };
  const page = { title, description: metaDescription, path, bookPath: bookHref, check: checked };
  return {
    sharingImage,
    bookHref,
    parents: trail.map(({ name, path: href }) => ({ label: name, href })),
    structuredData: [
      createMedicalPage(page, clinic, SITE_URL),
      createProcedure({ title, description, recovery, path, image: sharingImage.src }, SITE_URL),
      ...(questions ? [createFaqPage(questions)] : []),
      createBreadcrumbs([...trail, { name: title, path }], SITE_URL),
    ],
  };
}
