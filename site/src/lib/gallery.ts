import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';
import { preparePicture } from './pictures.ts';
import type { PreparedPicture } from './prepared-picture.ts';

/** A picture of the gallery as the lightbox shows it: one file that every browser knows, since a link names one. */
export type LargePicture = { src: string; width: number; height: number; alt: string; caption: string };

export type GalleryPicture = {
  id: string;
  caption: string;
  columnSpan: number;
  rowSpan: number;
  /** As it stands in the grid. */
  picture: PreparedPicture;
  /** As it opens. */
  large: LargePicture;
};

/** Longest edge that an opened picture fills on most screens. */
const LARGE_WIDTH_PX = 2000;

export async function getGallery(): Promise<CollectionEntry<'gallery'>[]> {
  const items = await getCollection('gallery');
  return items.sort((a, b) => a.data.order - b.data.order);
}

/** A picture of the gallery, small for the grid and large for opening. */
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
