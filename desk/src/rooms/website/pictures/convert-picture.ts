import pLimit from 'p-limit';

/** The pixels of a picture, more than any phone takes. A small file can hold many more, which no machine has room for. */
const MAX_PIXELS = 50e6;
const MEGA = 1e6;

/** The longer side of a kept picture, in pixels: enough for the widest place on a sharp screen. */
const MAX_SIDE_PX = 2560;
const QUALITY = 90;

/** The sides of a small picture in a list, twice as large as it is shown. */
const SMALL_WIDTH_PX = 320;
const SMALL_HEIGHT_PX = 240;
const SMALL_QUALITY = 70;

const FORMATS = ['jpeg', 'png', 'webp'];

const words = {
  heic: "This is a HEIC picture. Set the phone's camera to 'Most compatible' (on an iPhone: Settings, Camera, Formats) and take it again, or save it as JPEG.",
  none: 'This is no picture that can be used. Choose a JPEG, PNG or WebP file.',
  huge: `This picture has more than ${MAX_PIXELS / MEGA} million pixels. Save it smaller, and choose it again.`,
  damaged: 'This picture is damaged: a part of it is missing. Copy it again from where it was whole.',
} as const;

/** One picture at a time: each takes a processor, and its pixels much memory. */
const takeTurn = pLimit(1);

/** The formats of published pictures, by the endings of their names. */
export type PictureFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

/**
 * Makes a picture of a camera one for the website: upright, no larger than needed, without place and time of the
 * photograph. Returns the reason and the remedy for a file that is no whole picture.
 *
 * @param format that of a published picture whose place it takes
 */
export function convertPicture(
  bytes: Buffer,
  format: PictureFormat = 'webp',
): Promise<{ made: Buffer } | { mistake: string }> {
  return takeTurn(async () => {
    if (isHeic(bytes)) return { mistake: words.heic };
    const sharp = await loadSharp();
    const look = await readMetadata(sharp, bytes);
    if (!look || !FORMATS.includes(look.format)) return { mistake: words.none };
    if (look.width * look.height > MAX_PIXELS) return { mistake: words.huge };
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
      const side = { width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const;
      // PNG would lose colors by it.
      const options = format === 'png' ? {} : { quality: QUALITY };
      return { made: await picture.resize(side).toFormat(format, options).toBuffer() };
    } catch {
      return { mistake: words.damaged };
    }
  });
}

/** Makes the small picture of a list. Rejects for what is no picture. */
export function shrinkPicture(path: string): Promise<Buffer> {
  return takeTurn(async () => {
    const sharp = await loadSharp();
    const size = { width: SMALL_WIDTH_PX, height: SMALL_HEIGHT_PX, fit: 'inside', withoutEnlargement: true } as const;
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
    return picture.resize(size).webp({ quality: SMALL_QUALITY }).toBuffer();
  });
}

/** A start without a picture does without the library. */
const loadSharp = async () => (await import('sharp')).default;

async function readMetadata(sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Whether a file begins as HEIC does (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12));
}
