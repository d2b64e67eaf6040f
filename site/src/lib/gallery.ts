import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';
import { preparePicture } from './pictures.ts';
import type { PreparedPicture } from './prepared-picture.ts';

export type GalleryPicture = {
  id: string;
  caption: string;
  columnSpan: number;
  rowSpan: number;
  /** As it stands in the grid. */
  picture: PreparedPicture;
  /** As it opens. */
  large: { src: string; width: number; height: number };
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
  return { id, caption, columnSpan, rowSpan, picture, large: await prepareLarge(image.src) };
}

/** One file that every browser can show, since a link cannot offer several. */
async function prepareLarge(src: CollectionEntry<'gallery'>['data']['image']['src']): Promise<GalleryPicture['large']> {
  const width = Math.min(src.width, LARGE_WIDTH_PX);
  const height = Math.round((width * src.height) / src.width);
  const image = await getImage({ src, format: 'webp', width, height });
  return { src: image.src, width, height };
}
