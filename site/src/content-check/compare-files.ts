import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import type { z } from 'astro/zod';
import { fileToId } from '#lib/content/content-files.ts';
import { type ContentText, toMistake } from '#lib/content/texts.ts';
import { listPagePaths } from '#lib/paths/page-paths.ts';
import { textToAnchor } from '#lib/reading/anchors.ts';
import { fillMarks, type Marks } from '#lib/reading/marks.ts';
import { peopleMessages } from '#messages/people.ts';
import type { COLLECTIONS } from '#schemas/collections.ts';
import { REGISTRATION_LABEL } from '#schemas/founder.ts';
import { findWeakContrast } from '#styles/brand-contrast.ts';
import { explainDeadLinks, type Pages } from './dead-links.ts';
import { explainClosedDays, explainEarlyArrival } from './hours.ts';
import { explainSamples, findSampleFilesAndPlace } from './sample-leftovers.ts';
import { explainTypedName } from './text-marks.ts';

type Collections = typeof COLLECTIONS;

/** The entries of each collection; `file` is the path that messages name. */
export type Entries = {
  [Name in keyof Collections]: { file: string; data: z.infer<ReturnType<Collections[Name]['schema']>> }[];
};

/** Finds mistakes that show only when files are compared, one line each. Each file is valid by itself. */
export function compareFiles(entries: Entries, texts: ContentText[], marks: Marks): string[] {
  const [clinic, booking] = [entries.clinic[0]?.data, entries.booking[0]?.data];
  if (!clinic || !booking) return [];
  const pages = listPages(entries);
  const doctors = getAllDoctors(booking);
  const explain = (text: ContentText) => {
    const line = { ...text, text: text.text.replaceAll(/\s+/g, ' ') };
    return [
      ...explainDeadLinks({ ...line, text: fillMarks(line.text, marks) }, pages),
      ...explainSamples(line, clinic),
      ...explainTypedName(line, doctors),
      ...explainClosedDays(line.text, clinic, booking),
      ...explainEarlyArrival(line.text, clinic, booking),
    ].map((remedy) => toMistake(text, remedy));
  };
  return [
    ...findWeakContrast(clinic.colors).map(({ color, remedy }) => `content/clinic.yaml: colors.${color}: ${remedy}`),
    ...findMissingFounders(entries),
    ...findSharedOrders(entries),
    ...texts.flatMap(explain),
    ...findSampleFilesAndPlace(new Set(texts.map(({ file }) => file)), clinic),
  ];
}

/** Lists all pages that this content makes. */
function listPages(entries: Entries): Pages {
  const withPages = { ...entries, doctors: entries.doctors.filter(({ data }) => data.profile) };
  const ids = Object.entries(withPages).map(([name, files]) => [name, files.map(({ file }) => fileToId(file))]);
  const paths = listPagePaths(Object.fromEntries(ids));
  const anchors: Record<string, string[]> = {
    '/services': entries.services.map(({ data }) => textToAnchor(data.category)),
    '/symptoms': entries.symptoms.flatMap(({ data }) => data.regions.map(({ id }) => id)),
    '/technology': entries.technology.flatMap(({ data }) => data.parts.map(({ id }) => id)),
    '/about': Object.keys(peopleMessages.about.tabs),
  };
  return new Map(paths.map((path) => [path, anchors[path] ? [...new Set(anchors[path])] : null]));
}

function findMissingFounders({ founders }: Entries): string[] {
  const [founder, coFounder] = founders.toSorted((a, b) => a.data.order - b.data.order);
  if (!founder) return ['content/founders: Add a founder: the home page and About show one.'];
  if (!coFounder || coFounder.data.details.some(({ label }) => label === REGISTRATION_LABEL)) return [];
  return [`${coFounder.file}: details: Add one with the label: ${REGISTRATION_LABEL}`];
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
