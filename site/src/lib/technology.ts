import { preparePicture } from '#lib/pictures.ts';
import { getSingleEntry } from '#lib/single-entry.ts';

export const TECHNOLOGY_PATH = '/technology';

/** The technology page's content. */
export function getTechnology() {
  return getSingleEntry('technology');
}

/** The part that names this service: its anchor and picture; `undefined` when none does. */
export async function getTechnologyPartOf(slug: string) {
  const { parts } = await getTechnology();
  const part = parts.find(({ services }) => services.some(({ id }) => id === slug));
  if (!part) return undefined;
  return { href: `${TECHNOLOGY_PATH}#${part.id}`, picture: await prepareTechnologyPicture(part.image) };
}

/** Half the page wide and about as high, so cropped at its sides; on phones all of it. */
export function prepareTechnologyPicture(image: Parameters<typeof preparePicture>[0]) {
  return preparePicture(image, { widths: [480, 800, 1200], sizes: '(max-width: 899px) 100vw, 72vw' });
}
