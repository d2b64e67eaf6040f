import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';

/** Twice the size on the screen, for dense screens. */
const PORTRAIT_PX = 176;

/** Addresses of the doctors' portraits by their ids in `booking.yaml`. Not every doctor needs one. */
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
