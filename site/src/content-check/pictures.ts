import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { PICTURE_NAME } from './content-files.ts';

export const PICTURE_REMEDY = 'Write the path of a picture, for example: ./images/reception.webp';

/** The smallest picture that does not look blurred on a phone. */
const PICTURE_MIN_PX = { width: 320, height: 240 };
/** The smallest portrait that looks sharp on a phone. */
const PORTRAIT_MIN_PX = { width: 480, height: 600 };
/** The smallest face of a doctor: twice the size at which it is shown. */
const FACE_MIN_PX = { width: 176, height: 176 };

/** Folders of faces and portraits. Portraits are checked for their own size once all files are read. */
const FACES_FOLDER = /^(doctors|founders|team|testimonials)\//;

/** Returns the remedy for the path of a picture in a content file; `undefined` when the picture can be used. */
export async function explainPicture(contentDir: string, file: string, path: string): Promise<string | undefined> {
  if (!PICTURE_NAME.test(path)) return PICTURE_REMEDY;
  const picture = resolve(contentDir, dirname(file), path);
  if (!existsSync(picture)) return `"${path}" does not exist. Put the picture there, or write the path of another.`;
  const found = await measure(picture);
  // Drawings are not converted to pictures: their content could run on the machine that builds the site.
  if (!found || found.isDrawing) return `"${path}" cannot be used as a picture. Save it again as WebP or JPEG.`;
  const { width, height } = FACES_FOLDER.test(file) ? FACE_MIN_PX : PICTURE_MIN_PX;
  if (found.width >= width && found.height >= height) return undefined;
  return `"${path}" has ${found.width} × ${found.height} px. A picture needs ${width} × ${height} px at least, best 1280 × 853 px.`;
}

/** Returns the remedy for a founder's or colleague's portrait; `undefined` when it is upright and large enough. */
export async function explainPortrait(picture: string): Promise<string | undefined> {
  const size = await measure(picture);
  if (!size) return undefined;
  const { width, height } = PORTRAIT_MIN_PX;
  const found = `This picture has ${size.width} × ${size.height} px.`;
  if (size.width > size.height) return `${found} A portrait stands upright: crop it, best to 960 × 1200 px.`;
  if (size.width >= width && size.height >= height) return undefined;
  return `${found} A portrait needs ${width} × ${height} px at least, best 960 × 1200 px.`;
}

/** Finds pictures whose names differ only by their endings, so that it is unclear which one is meant. */
export function findDoublePictures(contentDir: string): string[] {
  const pictures = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    PICTURE_NAME.test(path),
  );
  const stems = new Map<string, string[]>();
  for (const path of pictures.sort()) {
    const stem = path.replace(PICTURE_NAME, '');
    stems.set(stem, [...(stems.get(stem) ?? []), path]);
  }
  return [...stems.values()]
    .filter((paths) => paths.length > 1)
    .map(([first = '', ...others]) => {
      const beside = others.map((path) => relative(dirname(first), path)).join(', ');
      return `content/${first}: ${beside} lies beside it. Remove the one that is not meant, and name the other in the texts.`;
    });
}

/** Measures a picture as it is shown, after any rotation in its metadata; `undefined` when it cannot be read. */
function measure(picture: string): Promise<{ width: number; height: number; isDrawing: boolean } | undefined> {
  return sharp(picture)
    .metadata()
    .then(
      ({ autoOrient, format }) => ({ ...autoOrient, isDrawing: format === 'svg' }),
      () => undefined,
    );
}
