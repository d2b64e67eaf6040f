import { getErrorCode } from '@clinic/api/startup-error.ts';
import { UPLOAD_MAX_BYTES, type Upload } from '#frame/uploads.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { convertPicture, type PictureFormat } from './convert-picture.ts';

const BYTES_PER_MB = 1024 * 1024;

const TOO_HEAVY = `This file is heavier than ${UPLOAD_MAX_BYTES / BYTES_PER_MB} MB, or all files of this form are too heavy together. Save what is here, choose fewer at once, or save the picture smaller.`;

const LACKS_TOOLS =
  'This installation takes no pictures: it has what serves the website, but not all that makes it. Add the picture where the whole project is installed.';

/**
 * Makes a file that was sent one for the website, in the format of an ending: `.svg`, `.webp`. Returns the reason and the
 * remedy for one that cannot be used.
 */
export async function prepareUpload(
  { bytes }: Upload,
  ending: string,
): Promise<{ made: Buffer } | { mistake: string }> {
  if (!bytes) return { mistake: TOO_HEAVY };
  const format = ending.slice(1).toLowerCase().replace('jpg', 'jpeg');
  try {
    return await (format === 'svg' ? cleanDrawing(bytes) : convertPicture(bytes, format as PictureFormat));
  } catch (error) {
    if (getErrorCode(error) === 'ERR_MODULE_NOT_FOUND') return { mistake: LACKS_TOOLS };
    throw error;
  }
}
