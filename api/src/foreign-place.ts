import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { getErrorCode } from './startup-error.ts';

/** The advice at a start that may not write to another user's folder or file, such as a volume of root's; else `null`. */
export function adviseOnForeignPlace(error: unknown, path: string): string | null {
  if (!/^(EACCES|EPERM)$/.test(getErrorCode(error)) || !process.getuid) return null;
  let place = path;
  while (!existsSync(place)) place = dirname(place);
  const { uid } = statSync(place);
  const self = process.getuid();
  if (uid === self) return null;
  const example = `chown -R ${self}:${process.getgid?.()} ${place}`;
  return `${place} belongs to user ${uid}, and the service runs as user ${self}: give it to that user, a container's volume on the machine that holds it. Example: ${example}`;
}
