import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { createFolder } from '../test/folder.ts';

/** Stands in for Astro, which needs a minute. It makes one page of a language in a time that the test sets. */
const BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
export async function build({ outDir }) {
  for (const part of ['client', 'server']) mkdirSync(outDir + '/' + part, { recursive: true });
  writeFileSync(outDir + '/client/index.html', process.env.PUBLIC_SITE_URL ?? 'built');
  const { BUILD_SECONDS, HINDI_SECONDS = BUILD_SECONDS } = process.env;
  await sleep((outDir.endsWith('/hi') ? HINDI_SECONDS : BUILD_SECONDS) * 1000);
  if (process.env.BUILD_FAILS) throw new Error('The build fails.');
}
`;

/** Stands in for the build of what writes mails. */
const MAILS_BUILD = `import { mkdirSync } from 'node:fs';
export const buildMailWriter = async (folder) => mkdirSync(folder, { recursive: true });
`;

/** Stands in for what needs the pages of all languages: there is only English. */
const FINISH = `import { renameSync } from 'node:fs';
export async function finishSite(drafts, site) {
  for (const part of ['client', 'server']) renameSync(drafts + '/en/' + part, site + '/' + part);
}
`;

/** The modules of the site that the build itself imports. */
const BUILD_SETTINGS = ['site/settings.ts', 'site/src/lib/content/site-languages.ts'];

/**
 * Makes a copy of the project with the real commands, scripts, Node and server, whose site is built at once. The
 * development server of its API listens on a free port.
 */
export async function createNpmProject() {
  const folder = await createFolder();
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const name of ['scripts', 'package.json', 'package-lock.json', ...BUILD_SETTINGS]) {
    await cp(join(PROJECT_ROOT, name), join(folder, name), { recursive: true });
  }
  for (const name of ['api', 'contract']) await symlink(join(PROJECT_ROOT, name), join(folder, name));
  await mkdir(join(folder, 'node_modules/@clinic'), { recursive: true });
  await symlink(join(PROJECT_ROOT, 'contract'), join(folder, 'node_modules/@clinic/contract'));
  const node = dirname(dirname(process.execPath));
  await symlink(node, join(folder, 'node_modules', basename(node)));
  const lock = await readFile(join(folder, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  await write('node_modules/.installed', `${lockHash} ${process.platform} ${process.arch}`);
  await write('node_modules/astro/package.json', '{"type":"module","exports":"./build.mjs"}');
  await write('node_modules/astro/build.mjs', BUILD);
  await write('node_modules/astro/bin/astro.mjs', 'setInterval(() => undefined, 1000);');
  await write('content/booking.yaml', '');
  await write('site/src/content-check/check-content.ts', '');
  await write('site/src/schemas/write-json-schemas.ts', '');
  await write('site/src/lib/content/medical-pages.ts', 'export const listTranslationStates = () => ({});');
  await write('ui/src/build/brand-colors.ts', "export const readTokens = () => '';");
  // There is nothing to build of the desk.
  await write('desk/build.ts', '');
  await write('site/integrations/finish-site.ts', FINISH);
  await write('mails/src/mail-writer.tsx', '');
  await write('mails/build.ts', MAILS_BUILD);
  await write('site/integrations/mail-places.ts', 'export const readMailPlaces = async () => ({});');

  // The usual port of the development server may be in use on this machine.
  const apiPort = String(await findFreePort());
  const dev = await readFile(join(folder, 'scripts/dev.mjs'), 'utf8');
  await write('scripts/dev.mjs', dev.replace("'4322'", `'${apiPort}'`));

  return {
    folder,
    env: {
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: folder,
      // The linked contract would find the content of the project itself.
      CONTENT_DIR: join(folder, 'content'),
      BUILD_SECONDS: '0',
      npm_config_update_notifier: 'false',
    },
  };
}
