import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';

/** Twice the size on the screen, for dense screens. */
const PORTRAIT_PX = 176;

/** Addresses of the doctors' portraits by their names in `booking.yaml`. Not every doctor needs one. */
export async function getDoctorPortraits({ departments }: BookingCalendar): Promise<Record<string, string>> {
  const known = new Set(departments.flatMap(({ doctors }) => doctors));
  const portraits = await Promise.all(
    (await getCollection('doctors')).map(async ({ id, data }: CollectionEntry<'doctors'>) => {
      if (!known.has(data.name)) throw new Error(explainUnknown(id, data.name));
      const size = { width: PORTRAIT_PX, height: PORTRAIT_PX };
      const image = await getImage({ src: data.image.src, format: 'webp', ...size, fit: 'cover', position: 'top' });
      return [data.name, image.src] as const;
    }),
  );
  return Object.fromEntries(portraits);
}

function explainUnknown(id: string, name: string): string {
  return `content/doctors/${id}.yaml is about ${name}, whom content/booking.yaml does not list. Write the name as there.`;
}
