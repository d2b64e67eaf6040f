import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';

/** Twice the size on the page, for dense screens. */
const PORTRAIT_PX = 176;

/** The addresses of doctors' portraits by their ids in `booking.yaml`, for the doctors who have one. */
export async function getDoctorPortraits(): Promise<Record<string, string>> {
  const portraits = await Promise.all(
    (await getCollection('doctors')).map(async ({ id, data }: CollectionEntry<'doctors'>) => {
      const size = { width: PORTRAIT_PX, height: PORTRAIT_PX };
      const image = await getImage({ src: data.image.src, format: 'webp', ...size, fit: 'cover', position: 'top' });
      return [id, image.src] as const;
    }),
  );
  return Object.fromEntries(portraits);
}
