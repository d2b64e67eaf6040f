import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadSite } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { createTestApp } from '../test-app.ts';

const POLICY = "default-src &#39;self&#39;; script-src 'self' &quot;x&quot;;";

export function createPage(text: string, policy = POLICY): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return `<!doctype html><html><head>${policy && meta}<title>${text}</title></head><body>${text}</body></html>`;
}

export const FILES: Record<string, string> = {
  'index.html': createPage('Home '.repeat(200)),
  'about.html': createPage('About', ''),
  'services.html': createPage('Services'),
  'services/piles-treatment.html': createPage('Piles'),
  '404.html': createPage('Nothing here'),
  'blogs/404.html': createPage('No such post'),
  'hi/index.html': createPage('Mukhya'),
  'hi/about.html': createPage('Parichay'),
  'hi/search.json': '{}',
  'hi/404.html': createPage('Yahan kuchh nahin'),
  'hi/blogs/404.html': createPage('Aisa lekh nahin'),
  '_astro/base.Ab12.css': 'body{color:red}'.repeat(50),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'sw.js': '/* keeps */',
  'sw-off.js': '/* clears */',
  'name with space.txt': 'space',
};

/** Creates an app that serves these files as a built site. */
export async function createSite(files = FILES, offlineReading = true) {
  const folder = await createFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!/\.(html|css)$/.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  const site = await loadSite(folder, offlineReading);
  return (await createTestApp({ site })).app;
}
