import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from './project-root.ts';
import { SECRET_MIN_BYTES } from './secret.ts';
import { getErrorCode } from './startup-error.ts';

/** The path of a file that holds the secret, as containers mount one. Becomes the secret. */
export function secretFile() {
  return z.string().transform((path, { addIssue }) => {
    const message = (problem: string) => `names the file ${path}, which ${problem}.`;
    try {
      const text = readFileSync(resolve(PROJECT_ROOT, path), 'utf8').trim();
      if (Buffer.byteLength(text) >= SECRET_MIN_BYTES) return text;
      addIssue(message(`holds fewer than ${SECRET_MIN_BYTES} characters`));
    } catch (error) {
      addIssue(message(`cannot be read (${getErrorCode(error)})`));
    }
    return z.NEVER;
  });
}
