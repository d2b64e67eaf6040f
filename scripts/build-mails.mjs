import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentDir } from '../contract/src/content-dir.mjs';

/** Builds what writes mails into a folder: the program, and the content that it writes from. */
export async function buildMails(folder) {
  const { buildMailWriter } = await import('../mails/build.ts');
  await buildMailWriter(folder);
  await writeMailPlaces(folder);
}

/** Writes the content from which mails are written into the folder of their program. */
export async function writeMailPlaces(folder) {
  const { readMailPlaces } = await import('../site/integrations/mail-places.ts');
  const { readPublicSettings } = await import('../site/settings.ts');
  const places = await readMailPlaces(findContentDir(process.env), readPublicSettings(process.env).siteUrl);
  writeFileSync(join(folder, 'places.json'), JSON.stringify(places));
}
