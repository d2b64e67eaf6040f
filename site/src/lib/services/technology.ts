import { preparePicture } from '#lib/pictures/pictures.ts';
import { getSingleEntry } from '#lib/single-entry.ts';

export const TECHNOLOGY_PATH = '/technology';

/** Reads the content of the technology page. */
export function getTechnology() {
  return getSingleEntry('technology');
}

/** Returns the anchor and picture of the part that names this service; `undefined` when none does. */
export async function getTechnologyPartOf(slug: string) {
  const { parts } = await getTechnology();
  const part = parts.find(({ services }) => services.some(({ id }) => id === slug));
  if (!part) return undefined;
  return { href: `${TECHNOLOGY_PATH}#${part.id}`, picture: await prepareTechnologyPicture(part.image) };
}

/** Prepares a part's picture: cropped at its sides for wide screens, whole on phones. */
export function prepareTechnologyPicture(image: Parameters<typeof preparePicture>[0]) {
  return preparePicture(image, { widths: [480, 800, 1200], sizes: '(max-width: 899px) 100vw, 72vw' });
}
