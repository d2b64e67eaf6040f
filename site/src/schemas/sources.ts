import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

const DOI = /^10\.\d{4,}\/\S+$/;
const ID = /^[a-z0-9-]+$/;

/** The id of the clinic's own figure, the one source that is not published. */
export const CLINIC_SOURCE = 'clinic';

/** The id by which a figure names its source, or several of them. */
export const sourceIds = z
  .union([z.string(), z.array(z.string()).min(1).max(4)], {
    error: 'Write the id of an entry under `sources`, for example: nhs-gall-bladder',
  })
  .transform((ids) => [ids].flat());

const shown = {
  title: contentText('NHS: Gallbladder removal', 160).describe(
    'The body or journal, a colon, and the page, guideline or study with its year.',
  ),
  url: z
    .url({
      protocol: /^https$/,
      error: 'Write the whole address, for example: https://www.nhs.uk/conditions/gallstones/',
    })
    .optional()
    .meta({ title: 'Web address' })
    .describe('The address where readers find it. It makes the title a link.'),
  doi: contentText('10.1111/hpb.12356', 120)
    .refine((doi) => DOI.test(doi), 'Write the DOI alone, for example: 10.1111/hpb.12356')
    .optional()
    .meta({ title: 'DOI' })
    .describe('The DOI of an article, in place of `url`. It makes the title a link that stays.'),
  print: z
    .literal(true, { error: 'Write true, or leave `print` out.' })
    .optional()
    .meta({ title: 'On paper alone' })
    .describe('`true` when it exists on paper alone, so that there is nothing to link to.'),
};

type Places = { url?: string | undefined; doi?: string | undefined; print?: true | undefined };

/** Whether a source tells in one way where readers find it. */
const isFound = ({ url, doi, print }: Places) => [url, doi, print].filter((place) => place !== undefined).length === 1;

const FOUND_REMEDY = {
  error: 'Write one of `url` and `doi`, or `print: true` when it exists on paper alone.',
  path: ['url'],
};

/** The address of a source, which a DOI has as well. */
const toLinked = <Shown extends Places>({ doi, print, url, ...source }: Shown) => ({
  ...source,
  url: doi === undefined ? url : `https://doi.org/${doi}`,
});

const MAX_SOURCES = 16;
const MAX_REMEDY = `List at most ${MAX_SOURCES}.`;

/** The sources of a text, in a fold at its end. */
export const plainSources = z
  .array(contentObject(shown).refine(isFound, FOUND_REMEDY).transform(toLinked), {
    error: 'List sources, for example:\n- title: "NHS: Gallbladder removal"',
  })
  .max(MAX_SOURCES, MAX_REMEDY)
  .default([])
  .describe("The entries of 'Where these figures come from', below the text.");

/** The sources of medical figures, in a fold at the end of the text. Each figure names its sources by their ids. */
export const sources = z
  .array(
    contentObject({
      id: contentText('nhs-gall-bladder', 60)
        .refine((id) => ID.test(id), 'Write small letters, digits and hyphens, for example: nhs-gall-bladder')
        .describe('The name by which figures of this file refer to the source. Readers do not see it.'),
      ...shown,
    })
      .refine((source) => source.id === CLINIC_SOURCE || isFound(source), FOUND_REMEDY)
      .transform(toLinked),
    { error: 'List sources, for example:\n- id: nhs-gall-bladder\n  title: "NHS: Gallbladder removal"' },
  )
  .max(MAX_SOURCES, MAX_REMEDY)
  .default([])
  .describe("The entries of 'Where these figures come from'. Each is named by a figure of this file.");

type Source = { id: string; title: string };
type Named = { ids: string[]; year?: number; path: PropertyKey[] };

/**
 * Adds a mistake for each named source that is not listed, for each listed one that no figure names, and for each year
 * of a figure that is not the one in the title of its source.
 */
export function checkSources(listed: Source[], named: Named[], context: z.RefinementCtx): void {
  const known = listed.map(({ id }) => id);
  const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const { ids, year, path } of named) {
    for (const id of ids) {
      if (!known.includes(id))
        add(path, `"${id}" is not under \`sources\`. Add it there, or write one of: ${known.join(', ')}`);
    }
    const titleYear = findYear(listed.find(({ id }) => id === ids[0])?.title);
    if (year && titleYear && year !== titleYear) {
      add(
        [...path.slice(0, -1), 'year'],
        `Write ${titleYear}, the year in the title of "${ids[0]}", or mend the title.`,
      );
    }
  }
  const used = new Set(named.flatMap(({ ids }) => ids));
  for (const [place, id] of known.entries()) {
    if (known.indexOf(id) < place) add(['sources', place, 'id'], 'Give each source an id of its own.');
    if (!used.has(id)) add(['sources', place, 'id'], `No figure names "${id}". Remove it, or name it as a \`source\`.`);
  }
}

/** The year at the end of a title: `HPB: Mortality after a cholecystectomy, 2015` -> `2015` */
function findYear(title = ''): number | undefined {
  const [, year] = /, (\d{4})$/.exec(title) ?? [];
  return year === undefined ? undefined : Number(year);
}
