import { type CollectionEntry, getCollection } from 'astro:content';
import { compareByOrder } from '../content/by-order.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import type { SignGround } from './service-sign.ts';

type Service = CollectionEntry<'services'>;

export type ServiceLink = { title: string; href: string };

/** All services in the order of the menu. */
export const getServices = onceInBuild(
  async (): Promise<readonly Service[]> => sortServices(await getCollection('services')),
);

/** Sorts services in the order of the menu. */
export function sortServices(services: readonly Service[]): Service[] {
  return services.toSorted(compareByOrder);
}

export function serviceToLink({ id, data }: Service): ServiceLink {
  return { title: data.title, href: slugToServicePath(id) };
}

/** `piles-treatment` -> `/services/piles-treatment` */
export function slugToServicePath(slug: string): string {
  return `/services/${slug}`;
}

/** Returns the address of a service's contour drawing: `piles-treatment` -> `/plates/piles-treatment.svg` */
export function slugToPlatePath(slug: string, ground: SignGround = 'day'): string {
  return ground === 'day' ? `/plates/${slug}.svg` : `/plates/${slug}-${ground}.svg`;
}

/** Returns the address of a service's sign: `piles-treatment` -> `/signs/piles-treatment.svg` */
export function slugToSignPath(slug: string, ground: SignGround = 'day'): string {
  return ground === 'day' ? `/signs/${slug}.svg` : `/signs/${slug}-${ground}.svg`;
}
