import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { keepResult } from '../../integrations/kept-results.ts';

export const PICTURE_REMEDY = 'Write the path of a picture, for example: ./images/reception.webp';
/** The picture formats that Astro reads. */
export const PICTURE_NAME = /\.(avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/** The smallest picture that does not look blurred on a phone. */
const PICTURE = { name: 'picture', width: 320, height: 240, best: '1280 × 853 px' };
/** The smallest portrait that looks sharp on a phone. */
const PORTRAIT = { name: 'portrait', width: 480, height: 600, best: '960 × 1200 px' };
/** The smallest face of a doctor: twice the size at which it is shown. */
const FACE = { ...PICTURE, width: 176, height: 176 };

/** The type of a file and those that it is compatible with stand in its first bytes. */
const FILE_TYPE_BYTES = 40;

/** A decoder reads the whole file for a small picture too, and faster. */
const DECODED_WIDTH = 16;

/** Returns the remedy for the path of a picture in a content file; `undefined` when the picture can be used. */
export async function explainPicture(contentDir: string, file: string, path: string, hasProfile = false) {
  if (!PICTURE_NAME.test(path)) return PICTURE_REMEDY;
  const picture = resolve(contentDir, dirname(file), path);
  if (!existsSync(picture)) return `"${path}" does not exist. Put the picture there, or write the path of another.`;
  const look = await lookAt(picture);
  if ('mistake' in look) return `"${path}" ${look.mistake}`;
  const { width, height } = look;
  const kind = getKind(dirname(file), hasProfile);
  const found = `${kind === PORTRAIT ? 'This picture' : `"${path}"`} has ${width} × ${height} px.`;
  if (kind === PORTRAIT && width > height) {
    return `${found} A portrait stands upright: crop it, best to ${kind.best}.`;
  }
  if (width >= kind.width && height >= kind.height) return undefined;
  return `${found} A ${kind.name} needs ${kind.width} × ${kind.height} px at least, best ${kind.best}.`;
}

/** The size at which a picture is shown, after any rotation that the camera has noted, in px; or why it cannot be used. */
type Look = { width: number; height: number } | { mistake: string };

/** The pictures that were looked at, by the hash of their bytes: several files name the same one. */
const looks = new Map<string, Promise<Look>>();

function lookAt(path: string): Promise<Look> {
  const picture = readFileSync(path);
  const key = hash('sha1', picture);
  const look = looks.get(key) ?? keepLook(picture);
  looks.set(key, look);
  return look;
}

/** Decodes a picture once and for all: an owner waits for the check of all of them with each change at the desk. */
async function keepLook(picture: Buffer): Promise<Look> {
  const decode = () => decodePicture(picture);
  const inputs = [readFileSync(import.meta.filename), sharp.versions.vips, picture];
  const kept = keepResult(inputs, async () => Buffer.from(JSON.stringify(await decode())));
  // Each check decodes the picture where nothing can be kept.
  return kept.then((bytes) => JSON.parse(`${bytes}`), decode);
}

/** Decodes a whole picture, because Astro would publish one that breaks off in the middle. */
async function decodePicture(picture: Buffer): Promise<Look> {
  if (isHeic(picture)) {
    return {
      mistake: 'is a HEIC picture, as phones make them, whatever its name says. Save it again as WebP or JPEG.',
    };
  }
  const metadata = await readMetadata(picture).catch(() => undefined);
  // Drawings are not converted to pictures: their content could run on the machine that builds the site.
  if (!metadata || metadata.format === 'svg') {
    return { mistake: 'cannot be used as a picture. Save it again as WebP or JPEG.' };
  }
  const isWhole = await sharp(picture, { failOn: 'warning' })
    .resize(DECODED_WIDTH)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  const { width, height } = metadata.autoOrient;
  return isWhole
    ? { width, height }
    : { mistake: 'is damaged: a part of it is missing. Copy it again from where it was whole.' };
}

/** Also rejects for an empty file, for which sharp throws at once. */
async function readMetadata(picture: Buffer): Promise<Metadata> {
  return sharp(picture).metadata();
}

/** Whether a file begins as HEIC does (ISO/IEC 23008-12): sharp reads the size of one, and cannot decode it. */
function isHeic(picture: Buffer): boolean {
  const box = picture.toString('latin1', 4, FILE_TYPE_BYTES);
  return /^ftyp(hei|hev|mif|msf)/.test(box) && !box.includes('avi');
}

function getKind(folder: string, hasProfile: boolean) {
  if (hasProfile || folder === 'founders' || folder === 'team') return PORTRAIT;
  return folder === 'doctors' || folder === 'testimonials' ? FACE : PICTURE;
}
