import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { SharingImage } from './seo.ts';
import { SITE_URL } from './site-url.ts';

/** The size that Open Graph's readers show without cropping. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

/** A picture of `content/` as shared links show it: JPEG, because not every reader knows newer formats. */
export async function prepareSharingImage(picture: { src: ImageMetadata; alt: string }): Promise<SharingImage> {
  const size = { width: WIDTH_PX, height: HEIGHT_PX };
  const image = await getImage({ src: picture.src, format: 'jpeg', ...size, fit: 'cover', position: 'center' });
  return { src: new URL(image.src, SITE_URL).href, ...size, alt: picture.alt };
}
