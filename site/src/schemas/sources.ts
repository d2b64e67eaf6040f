import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

const ID = /^[a-z0-9-]+$/;

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
    .describe('The address where readers find it; without it the title is no link.'),
};

const MAX_SOURCES = 16;
const MAX_REMEDY = `List at most ${MAX_SOURCES}.`;

/** The sources of a text, in a fold at its end. */
export const plainSources = z
  .array(contentObject(shown), { error: 'List sources, for example:\n- title: "NHS: Gallbladder removal"' })
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
    }),
    { error: 'List sources, for example:\n- id: nhs-gall-bladder\n  title: "NHS: Gallbladder removal"' },
  )
  .max(MAX_SOURCES, MAX_REMEDY)
  .default([])
  .describe("The entries of 'Where these figures come from'. Each is named by a figure of this file.");

type Source = { id: string };

/** Adds a mistake for each named source that is not listed, and for each listed one that no figure names. */
export function checkSources(
  listed: Source[],
  named: { ids: string[]; path: PropertyKey[] }[],
  context: z.RefinementCtx,
): void {
  const known = listed.map(({ id }) => id);
  const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const { ids, path } of named) {
    for (const id of ids) {
      if (!known.includes(id))
        add(path, `"${id}" is not under \`sources\`. Add it there, or write one of: ${known.join(', ')}`);
    }
  }
  const used = new Set(named.flatMap(({ ids }) => ids));
  for (const [place, id] of known.entries()) {
    if (known.indexOf(id) < place) add(['sources', place, 'id'], 'Give each source an id of its own.');
    if (!used.has(id)) add(['sources', place, 'id'], `No figure names "${id}". Remove it, or name it as a \`source\`.`);
  }
}

/** Lists the sources that risks name, for `checkSources`. */
export const listRiskSources = (risks: { source?: string[] | undefined }[], ...path: PropertyKey[]) =>
  risks.map(({ source }, place) => ({ ids: source ?? [], path: [...path, place, 'source'] }));
