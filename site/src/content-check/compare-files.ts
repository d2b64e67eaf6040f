import { basename, dirname, extname, join } from 'node:path';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import type { z } from 'astro/zod';
import { listPagePaths } from '#lib/paths/page-paths.ts';
import { textToAnchor } from '#lib/reading/anchors.ts';
import { peopleMessages } from '#messages/people.en.ts';
import type { COLLECTIONS } from '#schemas/collections.ts';
import { REGISTRATION_LABEL } from '#schemas/founder.ts';
import type { Pages } from './dead-links.ts';
import { explainDrawing, explainIcon } from './drawings.ts';
import { explainPortrait } from './pictures.ts';

type Collections = typeof COLLECTIONS;

/** The entries of each collection; `file` is the path that messages name. */
export type Entries = {
  [Name in keyof Collections]: { file: string; data: z.infer<ReturnType<Collections[Name]['schema']>> }[];
};

/** The pages that the footer links to. */
const NEEDED_PAGES = ['portal', 'pricing', 'privacy', 'visit'];

/** Finds mistakes that show only when files are compared, one line each. */
export async function compareFiles(contentDir: string, entries: Entries): Promise<string[]> {
  return [
    ...findUnknownDoctors(entries),
    ...findUnknownReviewers(entries),
    ...findUnknownCategories(entries),
    ...findUnknownDepartments(entries),
    ...findUnusableDrawings(contentDir, entries),
    ...findMissingFounders(entries),
    ...findMissingPages(entries),
    ...findSharedOrders(entries),
    ...findNumberedPosts(entries),
    ...(await findUnfitPortraits(contentDir, entries)),
  ];
}

/** Lists all pages that this content makes. */
export function listPages(entries: Entries): Pages {
  const listIds = (name: keyof Entries) => entries[name].map(({ file }) => basename(file, extname(file)));
  const paths = listPagePaths({
    services: listIds('services'),
    founders: listIds('founders'),
    doctors: entries.doctors.filter(({ data }) => data.profile).map(({ file }) => basename(file, extname(file))),
    team: listIds('team'),
    posts: listIds('posts'),
    pages: listIds('pages'),
    gallery: listIds('gallery'),
    recognitions: listIds('recognitions'),
  });
  const anchors: Record<string, string[]> = {
    '/services': entries.services.map(({ data }) => textToAnchor(data.category)),
    '/technology': entries.technology.flatMap(({ data }) => data.parts.map(({ id }) => id)),
    '/about': Object.keys(peopleMessages.about.tabs),
  };
  return new Map(paths.map((path) => [path, anchors[path] ? [...new Set(anchors[path])] : null]));
}

function findUnknownDoctors({ booking, doctors }: Entries): string[] {
  const ids = booking.flatMap(({ data }) => getAllDoctors(data).map(({ id }) => id));
  return doctors
    .filter(({ file }) => !ids.includes(basename(file, extname(file))))
    .map(({ file }) => `${file}: Rename this to the id of a doctor in booking.yaml, one of: ${ids.join(', ')}`);
}

function findUnknownReviewers({ booking, services }: Entries): string[] {
  const ids = booking.flatMap(({ data }) => getAllDoctors(data).map(({ id }) => id));
  return services
    .filter(({ data }) => !ids.includes(data.review.reviewer))
    .map(
      ({ file, data }) =>
        `${file}: review.reviewer: "${data.review.reviewer}" is no doctor's id in booking.yaml. Write one of: ${ids.join(', ')}`,
    );
}

function findUnknownCategories({ categories, services }: Entries): string[] {
  const names = categories.flatMap(({ data }) => data.categories);
  return services
    .filter(({ data }) => !names.includes(data.category))
    .map(
      ({ file, data }) =>
        `${file}: category: "${data.category}" is not in categories.yaml. Write one of: ${names.join(', ')}`,
    );
}

function findUnknownDepartments({ booking, complaints, services }: Entries): string[] {
  const ids = booking.flatMap(({ data }) => data.departments.map(({ id }) => id));
  const named = [
    ...services.map(({ file, data }) => ({ file, field: 'department', department: data.department })),
    ...complaints.flatMap(({ file, data }) =>
      data.complaints.map(({ department }, place) => ({ file, field: `complaints.${place}.department`, department })),
    ),
  ];
  return named
    .filter(({ department }) => !ids.includes(department))
    .map(
      ({ file, field, department }) =>
        `${file}: ${field}: "${department}" is no department of booking.yaml. Write the id of one: ${ids.join(', ')}`,
    );
}

function findUnusableDrawings(contentDir: string, { clinic, services }: Entries): string[] {
  return [
    ...clinic.flatMap(({ file, data }) => [
      { place: `${file}: logo`, remedy: explainDrawing(contentDir, data.logo) },
      { place: `${file}: icon`, remedy: explainDrawing(contentDir, data.icon) },
    ]),
    ...services.map(({ file, data }) => ({ place: `${file}: icon`, remedy: explainIcon(contentDir, data.icon) })),
  ].flatMap(({ place, remedy }) => (remedy ? [`${place}: ${remedy}`] : []));
}

function findMissingFounders({ founders }: Entries): string[] {
  const [founder, coFounder] = founders.toSorted((a, b) => a.data.order - b.data.order);
  if (!founder) return ['content/founders: Add a founder: the home page and About show one.'];
  if (!coFounder || coFounder.data.details.some(({ label }) => label === REGISTRATION_LABEL)) return [];
  return [`${coFounder.file}: details: Add one with the label: ${REGISTRATION_LABEL}`];
}

function findMissingPages({ pages }: Entries): string[] {
  return NEEDED_PAGES.map((name) => `content/pages/${name}.md`)
    .filter((needed) => !pages.some(({ file }) => file === needed))
    .map((file) => `${file}: This file is missing: the footer leads to its page. Restore it.`);
}

/** Finds posts whose address is that of a page of the list of posts: `/blogs/2`. */
function findNumberedPosts({ posts }: Entries): string[] {
  return posts
    .map(({ file }) => ({ file, slug: basename(file, extname(file)) }))
    .filter(({ slug }) => /^\d+$/.test(slug))
    .map(
      ({ file, slug }) =>
        `${file}: Rename this: /blogs/${slug} is a page of the list of posts. Write for example: post-${slug}.md`,
    );
}

/** Finds entries with the same `order`, which leaves their sequence undefined. */
function findSharedOrders(entries: Entries): string[] {
  return Object.values(entries).flatMap((files) => {
    const first = new Map<number, string>();
    return files.flatMap(({ file, data }) => {
      if (!('order' in data)) return [];
      const other = first.get(data.order);
      first.set(data.order, other ?? file);
      return other ? [`${file}: order: ${data.order} is also that of ${other}. Give each a number of its own.`] : [];
    });
  });
}

async function findUnfitPortraits(contentDir: string, { founders, team, doctors }: Entries): Promise<string[]> {
  const explain = async ({ file, data }: Entries['team' | 'founders' | 'doctors'][number]) => {
    // In this check `image()` returns the path as it is written (`createContext`).
    const path = String(data.image.src);
    const told = await explainPortrait(join(contentDir, dirname(file).replace('content/', ''), path));
    return told ? [`${file}: image.src: ${told}`] : [];
  };
  const told = await Promise.all([...founders, ...team, ...doctors.filter(({ data }) => data.profile)].map(explain));
  return told.flat();
}
