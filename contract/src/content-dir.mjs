// Plain JavaScript, because `npm start` needs it on any Node, before it has the one that reads TypeScript.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function findContentDir(env) {
  const named = env.CONTENT_DIR?.trim();
  if (named) return resolve(PROJECT_ROOT, named);
  const edited = join(PROJECT_ROOT, 'data', 'content');
  return existsSync(edited) ? edited : join(PROJECT_ROOT, 'content');
}
