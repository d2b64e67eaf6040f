import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { SHARE_CARD_PX } from '../../../share-card-size.ts';
import type { SharingImage } from './seo.ts';
import { SITE_URL } from './site-url.ts';

const BACKGROUND_WIDTH_PX = 960;

/**
 * Prepares a picture of `content/` for shared links, as JPEG, because not every program knows newer formats. The
 * `share-cards` integration replaces it by a card with the page's title. The returned size is that of the card.
 */
export async function prepareSharingImage(picture: { src: ImageMetadata; alt: string }): Promise<SharingImage> {
  const image = await getImage({ src: picture.src, format: 'jpeg', width: BACKGROUND_WIDTH_PX });
  return { src: new URL(image.src, SITE_URL).href, ...SHARE_CARD_PX, alt: picture.alt };
}
