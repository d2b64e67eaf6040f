// Plain JavaScript, because `npm start` needs it on any Node, before it has the one that reads TypeScript.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = fileURLToPath(new URL('../../data', import.meta.url));
export const VERSION_FILE = 'version.sha256';
const ID = /^[\w-]+$/;

export const toBuildFolders = (id, dataDir = DATA) => ({
  siteDir: join(dataDir, 'sites', id, 'site'),
  contentDir: join(dataDir, 'sites', id, 'content'),
});

export function readPublished(dataDir = DATA) {
  try {
    const published = JSON.parse(readFileSync(join(dataDir, 'current.json'), 'utf8'));
    const isThere = ID.test(published.id) && existsSync(join(toBuildFolders(published.id, dataDir).siteDir, 'client'));
    return isThere ? published : null;
  } catch {
    return null;
  }
}

export function readVersion(siteDir) {
  const file = join(siteDir, VERSION_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function listFormerSites(dataDir = DATA) {
  const published = readPublished(dataDir);
  if (!published) return [];
  const ids = readdirSync(join(dataDir, 'sites')).filter((id) => ID.test(id) && id !== published.id);
  return ids
    .sort()
    .reverse()
    .map((id) => toBuildFolders(id, dataDir).siteDir);
}

export function writePublished(published, dataDir = DATA) {
  const file = join(dataDir, 'current.json');
  writeFileSync(`${file}.new`, JSON.stringify(published), { flush: true });
  renameSync(`${file}.new`, file);
}

export function forgetPublished(dataDir = DATA) {
  rmSync(join(dataDir, 'current.json'), { force: true });
}
