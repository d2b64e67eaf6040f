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

/** Up to this width a picture is smaller in WebP than in AVIF. */
const SMALL_PX = 128;

/**
 * Prepares a picture of `content/` for `Picture`: an AVIF in every width, and one WebP of the middle width for browsers
 * without AVIF. A choice of WebP widths would make every page larger.
 */
export async function preparePicture(picture: ContentPicture, options: Options): Promise<PreparedPicture> {
  const sizes = listSizes(picture.src, options);
  const middle = sizes[(sizes.length - 1) >> 1] as Size;
  const largest = getLargest(sizes);
  const { src } = await getImage({ src: picture.src, format: 'webp', ...middle, ...CROP });
  const sources = largest.width > SMALL_PX ? [await prepareSource(picture.src, sizes)] : [];
  return { sources, src, ...largest, alt: picture.alt, sizes: options.sizes };
}

/** Prepares a wide picture with another crop for phones, which is shown where its `media` query matches. */
export async function prepareArtDirectedPicture(
  wide: ContentPicture,
  wideOptions: Options,
  phone: ContentPicture,
  phoneOptions: Options & { media: string },
): Promise<PreparedPicture> {
  const prepared = await preparePicture(wide, wideOptions);
  const sizes = listSizes(phone.src, phoneOptions);
  const forPhones = { ...(await prepareSource(phone.src, sizes)), ...getLargest(sizes), media: phoneOptions.media };
  return { ...prepared, sources: [forPhones, ...prepared.sources] };
}

type Size = { width: number; height: number };

const CROP = { fit: 'cover', position: 'center' } as const;

/** Lists the wanted sizes for which the original is large enough, or else its own size. */
function listSizes(src: ImageMetadata, { widths, ratio = src.width / src.height }: Options): Size[] {
  // The original's height limits the width of a crop.
  const maxWidth = Math.floor(Math.min(src.width, src.height * ratio));
  const fitting = widths.filter((width) => width <= maxWidth);
  const wanted = fitting.length > 0 ? fitting : [maxWidth];
  return wanted.map((width) => ({ width, height: Math.round(width / ratio) }));
}

async function prepareSource(src: ImageMetadata, sizes: Size[]): Promise<PictureSource> {
  const made = await Promise.all(
    sizes.map(async (size) => {
      const image = await getImage({ src, format: 'avif', ...size, ...CROP });
      return `${image.src} ${size.width}w`;
    }),
  );
  return { type: 'image/avif', srcSet: made.join(', ') };
}

const getLargest = (sizes: Size[]) => sizes[sizes.length - 1] as Size;
