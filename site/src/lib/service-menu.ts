import type { ServiceLink } from './services.ts';

/** With more services than this, what shows all of them beside other things shows the first of each category. */
export const LISTED_SERVICES_MAX = 24;

/** How many services of a category the dropdown shows then. */
const CATEGORY_SERVICES = 3;

/** What the header's dropdown shows: all services, or the categories with their first ones. */
export type ServiceMenu = { services: ServiceLink[] } | { categories: MenuCategory[] };

type MenuCategory = {
  title: string;
  /** Its place on the services page. */
  href: string;
  /** How many services it has, shown or not. */
  count: number;
  services: ServiceLink[];
};

type Category = { title: string; anchor: string; services: ServiceLink[] };

/** `services` are in the order of the menu, and so are those of each category. */
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
