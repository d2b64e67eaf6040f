import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import type { ContentMistake } from '@clinic/contract/content-mistake.ts';
import { fillMarks, type Marks } from '@clinic/contract/content-texts.ts';
import { REGISTRATION_LABEL } from '@clinic/contract/translatable-texts.ts';
import { findWeakContrast } from '@clinic/ui/styles/brand-contrast.ts';
import { fileToId } from '#lib/content/content-files.ts';
import { type ContentText, toMistake } from '#lib/content/texts.ts';
import { listPagePaths } from '#lib/paths/page-paths.ts';
import { textToAnchor } from '#lib/reading/anchors.ts';
import { peopleMessages } from '#messages/people.ts';
import { findSignMistakes } from './compare-signs.ts';
import { explainDeadLinks, type Pages } from './dead-links.ts';
import type { Entries } from './entries.ts';
import { explainClosedDays, explainEarlyArrival } from './hours.ts';
import { explainSamples, findSampleFilesAndPlace } from './sample-leftovers.ts';
import { explainTypedName } from './text-marks.ts';

/** Finds mistakes that show only when files are compared. Each file is valid by itself. */
export function compareFiles(entries: Entries, texts: ContentText[], marks: Marks): ContentMistake[] {
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
    ...findWeakContrast(clinic.colors).map(({ color, remedy }) =>
      toMistake({ file: 'content/clinic.yaml', field: `colors.${color}` }, remedy),
    ),
    ...findMissingFounders(entries),
    ...findSignMistakes(entries, texts),
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
    '/faq': entries.faq.flatMap(({ data }) =>
      data.topics.flatMap(({ title, questions }) =>
        [title, ...questions.map(({ question }) => question)].map(textToAnchor),
      ),
    ),
    '/technology': entries.technology.flatMap(({ data }) => data.parts.map(({ id }) => id)),
    '/about': Object.keys(peopleMessages.about.tabs),
  };
  return new Map(paths.map((path) => [path, anchors[path] ? [...new Set(anchors[path])] : null]));
}

/** The first and the second founder have places of their own on the home page, so their `order` decides. */
function findMissingFounders({ founders }: Entries): ContentMistake[] {
  const sorted = founders.toSorted((a, b) => a.data.order - b.data.order);
  const [founder, coFounder] = sorted;
  const tell = (file: string, field: string, remedy: string) => [toMistake({ file, field }, remedy)];
  if (!founder) return tell('content/founders', '', 'Add a founder: the home page and About show one.');
  const twin = sorted.find(({ data }, index) => data.order === sorted[index - 1]?.data.order);
  if (twin) {
    return tell(twin.file, 'order', `Another founder has ${twin.data.order} too. Give each a number of its own.`);
  }
  if (!coFounder || coFounder.data.details.some(({ label }) => label === REGISTRATION_LABEL)) return [];
  return tell(coFounder.file, 'details', `Add one with the label: ${REGISTRATION_LABEL}`);
}
