import type { CollectionEntry } from 'astro:content';
import { toShown } from '../booking/shown-names.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { textToAnchor } from '../reading/anchors.ts';
import { getSingleEntry } from '../single-entry.ts';
import { createServiceMenu } from './service-menu.ts';
import { getServices, serviceToLink } from './services.ts';

type Service = CollectionEntry<'services'>;

/** A category with its services, in the order of the menu. */
type ServiceCategory = {
  title: string;
  /** The category's anchor on the services page. */
  anchor: string;
  services: Service[];
};

/** Returns the categories that have services, in the order of the services page. */
export async function groupByCategory(services: readonly Service[]): Promise<ServiceCategory[]> {
  const { categories } = await getSingleEntry('categories');
  const groups = categories.map((category) => ({
    title: toShown(category),
    anchor: textToAnchor(category),
    services: services.filter(({ data }) => data.category === category),
  }));
  return groups.filter((group) => group.services.length > 0);
}

/** Returns the services in the header's dropdown, the same for every page. */
export const getServiceMenu = onceInBuild(async () => {
  const services = await getServices();
  const categories = (await groupByCategory(services)).map((category) => ({
    ...category,
    services: category.services.map(serviceToLink),
  }));
  return createServiceMenu(services.map(serviceToLink), categories);
});
