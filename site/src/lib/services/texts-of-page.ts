import { type CollectionEntry, getCollection } from 'astro:content';
import { getTranslationState } from '../paths/page-languages.ts';
import { getSingleEntry } from '../single-entry.ts';

/** Returns what holds for anaesthetics, in English for a page that stays in English. */
export async function getAnaesthesiaFor(path: string): Promise<CollectionEntry<'anaesthesia'>['data']> {
  const [english] = (await isInEnglish(path)) ? await getCollection('english-anaesthesia') : [];
  return english ? english.data : getSingleEntry('anaesthesia');
}

/** Whether a gap in its translation leaves a page in English. */
export async function isInEnglish(path: string): Promise<boolean> {
  return (await getTranslationState(path)) === 'english';
}
