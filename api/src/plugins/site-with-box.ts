import { putWhatsAppBoxIn, readBoxFiles } from '../whatsapp-box/whatsapp-box.ts';
import { compress } from './compress.ts';
import { createBody, createSiteFile, type Site, type SiteFile } from './site-files.ts';

/** Copies a site with the box for WhatsApp in its booking pages, and with the files of the box. */
export async function addWhatsAppBox(site: Site): Promise<Site> {
  const files = new Map(site.files);
  for (const [path, file] of site.files) files.set(path, await addBoxTo(file));
  for (const [path, bytes] of Object.entries(await readBoxFiles()))
    files.set(path, createSiteFile(path, bytes, new Map()));
  return { ...site, files };
}

async function addBoxTo(file: SiteFile): Promise<SiteFile> {
  const plain = file.language === undefined ? '' : (file.bodies.get('identity')?.bytes.toString('utf8') ?? '');
  const html = putWhatsAppBoxIn(plain);
  if (html === plain) return file;
  const bodies = [...file.bodies].map(
    async ([encoding, { headers }]) => [encoding, createBody(await compress(html, encoding), headers)] as const,
  );
  return { ...file, bodies: new Map(await Promise.all(bodies)) };
}
