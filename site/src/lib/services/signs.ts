import { type CollectionEntry, getCollection } from 'astro:content';
import { TIERS, type Tier } from '#schemas/sign.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { isInEnglish } from './texts-of-page.ts';

export type Sign = CollectionEntry<'signs'>['data'] & { id: string };

/** The name of a sign in a page's list, with the page's own words if it has some. */
type SignReference = { id: string; text?: string | undefined };

/** A sign in the words in which a page shows it. */
export type ShownSign = { id: string; tier: Tier; text: string };

/** The signs of a page that need help equally soon. */
export type TierGroup = { tier: Tier; signs: ShownSign[] };

/** All signs by their ids. */
export const getSigns = onceInBuild(async () => toMap(await getCollection('signs')));

/** All signs by their ids, in English for a page that stays in English. */
export async function getSignsFor(path: string): Promise<ReadonlyMap<string, Sign>> {
  return (await isInEnglish(path)) ? toMap(await getCollection('english-signs')) : getSigns();
}

/** Finds a sign. The check of the content has told every unknown id before. */
export function findSign(signs: ReadonlyMap<string, Sign>, id: string): Sign {
  const sign = signs.get(id);
  if (!sign) throw new Error(`content/signs/${id}.yaml does not exist.`);
  return sign;
}

/** Groups the signs of a page by how soon they need help, the most urgent first. */
export function groupByTier(references: readonly SignReference[], signs: ReadonlyMap<string, Sign>): TierGroup[] {
  const shown = references.map(({ id, text }) => {
    const { tier, say } = findSign(signs, id);
    return { id, tier, text: text ?? say };
  });
  return TIERS.map((tier) => ({ tier, signs: shown.filter((sign) => sign.tier === tier) })).filter(
    (group) => group.signs.length > 0,
  );
}

function toMap(entries: readonly { id: string; data: CollectionEntry<'signs'>['data'] }[]): ReadonlyMap<string, Sign> {
  return new Map(entries.map(({ id, data }) => [id, { id, ...data }]));
}
