import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';
import { compareByOrder } from '../content/by-order.ts';
import { preparePicture } from '../pictures/pictures.ts';
import type { PreparedPicture } from '../pictures/prepared-picture.ts';

/** A picture in the lightbox: a single file in a format that every browser knows, because a link opens it. */
export type LargePicture = { src: string; width: number; height: number; alt: string; caption: string };

export type GalleryPicture = {
  id: string;
  caption: string;
  columnSpan: number;
  rowSpan: number;
  /** The picture in the grid. */
  picture: PreparedPicture;
  /** The picture in the lightbox. */
  large: LargePicture;
};

/** The longest edge of a picture in the lightbox, which fills most screens. */
const LARGE_WIDTH_PX = 2000;

export async function getGallery(): Promise<CollectionEntry<'gallery'>[]> {
  const items = await getCollection('gallery');
  return items.sort(compareByOrder);
}

/** Prepares a picture of the gallery: small for the grid, and large for the lightbox. */
export async function prepareGalleryPicture({ id, data }: CollectionEntry<'gallery'>): Promise<GalleryPicture> {
  const { caption, columnSpan, rowSpan, image } = data;
  const isWide = columnSpan > 1;
  const picture = await preparePicture(image, {
    widths: isWide ? [480, 800, 1280] : [400, 640],
    sizes: isWide ? '(max-width: 1199px) 95vw, 48vw' : '(max-width: 1199px) 48vw, 24vw',
  });
  return {
    id,
    caption,
    columnSpan,
    rowSpan,
    picture,
    large: { ...(await prepareLarge(image.src)), alt: image.alt, caption },
  };
}

async function prepareLarge(src: CollectionEntry<'gallery'>['data']['image']['src']) {
  const width = Math.min(src.width, LARGE_WIDTH_PX);
  const height = Math.round((width * src.height) / src.width);
  const image = await getImage({ src, format: 'webp', width, height });
  return { src: image.src, width, height };
}
