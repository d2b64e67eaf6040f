import type { CollectionEntry } from 'astro:content';
import { prepareArtDirectedPicture, preparePicture } from '#lib/pictures/pictures.ts';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';

type Hero = CollectionEntry<'home'>['data']['hero'];

/** The preview of a wave: the name of its dot, and the color and picture of its card. */
export type WavePreview = { caption: string; color: string; picture: PreparedPicture };

/** Prepares the properties of `HomeHero`, with pictures. */
export async function prepareHero(hero: Hero) {
  const slides = await Promise.all(
    hero.slides.map(({ wide, phone }) =>
      prepareArtDirectedPicture(wide, { widths: [960, 1280, 1600, 1920], sizes: '100vw' }, phone, {
        // The largest arrives with the page in the first two round trips of a phone's connection (43 kB).
        widths: [480, 720, 920],
        sizes: '100vw',
        ratio: 4 / 5,
        media: '(max-width: 899px)',
      }),
    ),
  );
  const waves = await Promise.all(
    hero.waves.map(async ({ caption, color, image }): Promise<WavePreview> => {
      const picture = await preparePicture(image, {
        widths: [360, 720],
        sizes: '(max-width: 899px) 120px, 328px',
        ratio: 16 / 9,
      });
      return { caption, color, picture };
    }),
  );
  return { headline: hero.headline, subline: hero.subline, slides, waves };
}
