import { LANGUAGE } from '#messages/language.ts';

/** A picture for shared links (see `prepareSharingImage`). `src` is absolute. */
export type SharingImage = { src: string; width: number; height: number; alt: string };

export type PageSummary = {
  /** The page's full title with the clinic's name. The browser's tab may show a shorter one. */
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  siteName: string;
  type: 'website' | 'article' | 'profile';
  image: SharingImage;
};

/** A `<meta>` element: Open Graph names its key `property`, Twitter `name`. */
export type MetaTag = { property?: string; name?: string; content: string };

/** Creates the tags of Open Graph (https://ogp.me), and those that Twitter's card does not take from it. */
export function createSharingTags({ title, description, url, siteName, type, image }: PageSummary): MetaTag[] {
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: LANGUAGE.tag.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: image.src },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
  ];
}
