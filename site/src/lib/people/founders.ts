import { type CollectionEntry, getCollection } from 'astro:content';
import { REGISTRATION_LABEL } from '@clinic/contract/translatable-texts.ts';
import { peopleMessages } from '#messages/people.ts';
import { compareByOrder } from '../content/by-order.ts';

/** Reads the founders in order. */
export async function getFounders() {
  const founders = await getCollection('founders');
  return founders.sort(compareByOrder);
}

/** Returns the first founder. Throws an error with a remedy when there is none. */
export async function getFirstFounder() {
  const [founder] = await getFounders();
  if (!founder) throw new Error('content/founders/ is empty: add a founder, as docs/make-it-yours.md says.');
  return founder;
}

/** `namuna-kale` -> `/founders/namuna-kale` */
export function slugToFounderPath(slug: string): string {
  return `/founders/${slug}`;
}

/** Returns a founder's details for their cards. The content keeps one label in English, because code looks for it. */
export function listDetails({ details }: CollectionEntry<'founders'>['data']) {
  const { registration } = peopleMessages.doctors.details;
  return details.map((detail) => (detail.label === REGISTRATION_LABEL ? { ...detail, label: registration } : detail));
}

/** Returns a founder's registration number. Throws an error with a remedy when the founder's details lack it. */
export function getRegistrationNumber({ id, data }: CollectionEntry<'founders'>): string {
  const detail = data.details.find(({ label }) => label === REGISTRATION_LABEL);
  if (!detail) throw new Error(`content/founders/${id}.yaml: add a detail with the label '${REGISTRATION_LABEL}'.`);
  return detail.value;
}
