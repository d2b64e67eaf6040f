import type { ServiceLink } from './services.ts';

/**
 * With more services than this, the dropdown and the services page give only the first services of each category in
 * full.
 */
export const LISTED_SERVICES_MAX = 24;

/** How many services of a category the dropdown then shows. */
const CATEGORY_SERVICES = 3;

/** The content of the header's dropdown: all services, or the categories with their first services. */
export type ServiceMenu = { services: ServiceLink[] } | { categories: MenuCategory[] };

type MenuCategory = {
  title: string;
  /** The category's place on the services page. */
  href: string;
  /** How many services the category has, shown or not. */
  count: number;
  services: ServiceLink[];
};

type Category = { title: string; anchor: string; services: ServiceLink[] };

/** Creates the dropdown's content. `services` are in the order of the menu, and so are those of each category. */
export function createServiceMenu(services: ServiceLink[], categories: Category[]): ServiceMenu {
  if (services.length <= LISTED_SERVICES_MAX) return { services };
  return {
    categories: categories.map((category) => ({
      title: category.title,
      href: `/services#${category.anchor}`,
      count: category.services.length,
      services: category.services.slice(0, CATEGORY_SERVICES),
    })),
  };
}
