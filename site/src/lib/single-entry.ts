import { type CollectionEntry, getEntry } from 'astro:content';

type Single =
  | 'about'
  | 'anaesthesia'
  | 'booking'
  | 'categories'
  | 'clinic'
  | 'faq'
  | 'glossary'
  | 'home'
  | 'mails'
  | 'symptoms'
  | 'technology';

/**
 * Reads a collection that is a single file, such as `clinic.yaml`. Throws an error with a remedy when it is missing.
 */
export async function getSingleEntry<Name extends Single>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry<Name, string>(name, name);
  if (!entry) throw new Error(`content/${name}.yaml is missing: restore it, or copy it from the repository.`);
  return entry.data;
}
