import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { describeContentMistake, listSchemaMistakes } from '@clinic/contract/content-mistake.ts';
import { decodeContent } from '@clinic/contract/content-texts.ts';
import { parseDocument } from 'yaml';
import { PROJECT_ROOT } from './project-root.ts';
import { getErrorCode, StartupError } from './startup-error.ts';

/**
 * Reads `booking.yaml` of the content folder. Throws StartupError with one line per mistake: file (relative to the
 * project when it lies inside), field and remedy.
 */
export async function readBookingCalendar(contentDir: string): Promise<BookingCalendar> {
  const path = join(contentDir, 'booking.yaml');
  const shownPath = path.startsWith(PROJECT_ROOT) ? relative(PROJECT_ROOT, path) : path;

  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(
      `${shownPath}: cannot be read (${getErrorCode(error)}). Put the file there, or set CONTENT_DIR to the content folder, for example: CONTENT_DIR=./content`,
    );
  });

  const content = decodeContent(bytes);
  if ('mistake' in content) throw new StartupError(`${shownPath}: ${content.mistake}`);
  const document = parseDocument(content.text);
  const mistake = document.errors[0];
  if (mistake) {
    const [firstLine = ''] = mistake.message.split('\n');
    throw new StartupError(`${shownPath}: is not valid YAML: ${firstLine.replace(/:$/, '')}. Mend that line.`);
  }

  const result = bookingContentSchema.safeParse(document.toJS());
  if (result.success) return result.data;
  const mistakes = listSchemaMistakes(shownPath, result.error);
  throw new StartupError(mistakes.map(describeContentMistake).join('\n'));
}
