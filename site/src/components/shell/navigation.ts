import type { Logo } from '@clinic/ui/logo.ts';
import type { LanguageChoice } from '#lib/paths/page-languages.ts';
import type { ServiceMenu } from '#lib/services/service-menu.ts';
import { messages } from '#messages/shared.ts';

export type NavigationItem = { label: string; href: string };

/** The data for header and menu. */
export type ShellData = {
  /** The path of the page without a trailing slash, for example `/services/piles-treatment`. */
  path: string;
  clinicName: { bold: string; light: string };
  logo: Logo;
  phone: string;
  serviceMenu: ServiceMenu;
  /** The address of what the search finds. */
  searchFile: string;
  /** The top-level items in order, without 'Contact Us', which is a button. */
  navigation: NavigationItem[];
  /** This page in each language of the site; empty on a site in one language. */
  languages: LanguageChoice[];
};

export const SERVICES_PATH = '/services';
export const CONTACT_PATH = '/contact';
export const BOOK_PATH = '/book';
export const VISIT_PATH = '/visit';
export const SYMPTOMS_PATH = '/symptoms';
export const SEARCH_PATH = '/search';

const NAVIGATION: NavigationItem[] = [
  { label: messages.navigation.home, href: '/' },
  { label: messages.navigation.services, href: SERVICES_PATH },
  { label: messages.navigation.about, href: '/about' },
  { label: messages.navigation.blogs, href: '/blogs' },
  { label: messages.navigation.gallery, href: '/gallery' },
  { label: messages.navigation.recognitions, href: '/recognition' },
];

/** The items whose pages exist; `paths` are those of all pages. */
export function getNavigation(paths: readonly string[]): NavigationItem[] {
  return NAVIGATION.filter(({ href }) => paths.includes(href));
}

/** Returns `page` on the item's own page, `true` on a page below it, and otherwise `undefined`. */
export function getAriaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
