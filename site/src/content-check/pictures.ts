import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';

export const PICTURE_REMEDY = 'Write the path of a picture, for example: ./images/reception.webp';
/** The picture formats that Astro reads. */
export const PICTURE_NAME = /\.(avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/** The smallest picture that does not look blurred on a phone. */
const PICTURE = { name: 'picture', width: 320, height: 240, best: '1280 × 853 px' };
/** The smallest portrait that looks sharp on a phone. */
const PORTRAIT = { name: 'portrait', width: 480, height: 600, best: '960 × 1200 px' };
/** The smallest face of a doctor: twice the size at which it is shown. */
const FACE = { ...PICTURE, width: 176, height: 176 };

/** Returns the remedy for the path of a picture in a content file; `undefined` when the picture can be used. */
export async function explainPicture(contentDir: string, file: string, path: string, hasProfile = false) {
  if (!PICTURE_NAME.test(path)) return PICTURE_REMEDY;
  const picture = resolve(contentDir, dirname(file), path);
  if (!existsSync(picture)) return `"${path}" does not exist. Put the picture there, or write the path of another.`;
  const metadata = await sharp(picture)
    .metadata()
    .catch(() => undefined);
  // Drawings are not converted to pictures: their content could run on the machine that builds the site.
  if (!metadata || metadata.format === 'svg') {
    return `"${path}" cannot be used as a picture. Save it again as WebP or JPEG.`;
  }
  // The size at which it is shown, after any rotation that the camera has noted.
  const { width, height } = metadata.autoOrient;
  const kind = getKind(dirname(file), hasProfile);
  const found = `${kind === PORTRAIT ? 'This picture' : `"${path}"`} has ${width} × ${height} px.`;
  if (kind === PORTRAIT && width > height) {
    return `${found} A portrait stands upright: crop it, best to ${kind.best}.`;
  }
  if (width >= kind.width && height >= kind.height) return undefined;
  return `${found} A ${kind.name} needs ${kind.width} × ${kind.height} px at least, best ${kind.best}.`;
}

function getKind(folder: string, hasProfile: boolean) {
  if (hasProfile || folder === 'founders' || folder === 'team') return PORTRAIT;
  return folder === 'doctors' || folder === 'testimonials' ? FACE : PICTURE;
}
