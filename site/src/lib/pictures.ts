import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSource, PreparedPicture } from './prepared-picture.ts';

type ContentPicture = { src: ImageMetadata; alt: string };

type Options = {
  /** The widths to make, in px, smallest first. Widths above the original's are left out. */
  widths: number[];
  /** The `sizes` attribute: how wide the picture is on the page. */
  sizes: string;
  /** The ratio of width to height to crop to; that of the original when absent. */
  ratio?: number;
};

const FORMATS = ['avif', 'webp'] as const;

/** Makes a picture of `content/` in every format and width, for `Picture`. */
export async function preparePicture(picture: ContentPicture, options: Options): Promise<PreparedPicture> {
  const [avif, webp] = await prepareSources(picture.src, options);
  const { srcSet, width, height } = webp;
  const src =
    srcSet
      .slice(srcSet.lastIndexOf(', ') + 1)
      .trim()
      .split(' ')[0] ?? '';
  return { sources: [avif], src, srcSet, width, height, alt: picture.alt, sizes: options.sizes };
}

/** Makes a wide picture with another crop for phones, which is shown where its `media` query matches. */
export async function prepareArtDirectedPicture(
  wide: ContentPicture,
  wideOptions: Options,
  phone: ContentPicture,
  phoneOptions: Options & { media: string },
): Promise<PreparedPicture> {
  const prepared = await preparePicture(wide, wideOptions);
  const phoneSources = await prepareSources(phone.src, phoneOptions);
  const forPhones = phoneSources.map((source) => ({ ...source, media: phoneOptions.media }));
  return { ...prepared, sources: [...forPhones, ...prepared.sources] };
}

/** Makes one source per format, in the order of `FORMATS`. */
async function prepareSources(src: ImageMetadata, { widths, ratio = src.width / src.height }: Options) {
  // The original's height limits the width of a crop.
  const maxWidth = Math.floor(Math.min(src.width, src.height * ratio));
  const fitting = widths.filter((width) => width <= maxWidth);
  const wanted = fitting.length > 0 ? fitting : [maxWidth];
  const prepareFormat = async (format: (typeof FORMATS)[number]): Promise<PictureSource> => {
    const made = await Promise.all(
      wanted.map(async (width) => {
        const height = Math.round(width / ratio);
        const image = await getImage({ src, format, width, height, fit: 'cover', position: 'center' });
        return { url: image.src, width, height };
      }),
    );
    const largest = made[made.length - 1] as (typeof made)[number];
    return {
      type: `image/${format}`,
      srcSet: made.map(({ url, width }) => `${url} ${width}w`).join(', '),
      width: largest.width,
      height: largest.height,
    };
  };
  const [avif, webp] = FORMATS;
  return Promise.all([prepareFormat(avif), prepareFormat(webp)]);
}
