import { type CollectionEntry, getCollection } from 'astro:content';
import { getTranslationState } from '../paths/page-languages.ts';
import { getSingleEntry } from '../single-entry.ts';
import { getServices, sortServices } from './services.ts';

/** Returns what holds for anaesthetics, in English for a page that stays in English. */
export async function getAnaesthesiaFor(path: string): Promise<CollectionEntry<'anaesthesia'>['data']> {
  const [english] = (await isInEnglish(path)) ? await getCollection('english-anaesthesia') : [];
  return english ? english.data : getSingleEntry('anaesthesia');
}

/** Returns all services in the order of the menu, in English for a page that stays in English. */
export async function getServicesFor(path: string): Promise<readonly CollectionEntry<'services'>[]> {
  if (!(await isInEnglish(path))) return getServices();
  const services = await getCollection('english-services');
  return sortServices(services.map((service) => ({ ...service, collection: 'services' })));
}

async function isInEnglish(path: string): Promise<boolean> {
  return (await getTranslationState(path)) === 'english';
}
