// Builds the desk into a folder: `node desk/build.ts <folder>`. Node runs what lies in server/; client/ is for browsers.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { removeUnusedTokens } from '@clinic/ui/styles/unused-tokens.ts';
import { build, type Manifest } from 'vite';
import type { AssetList } from './src/frame/assets.ts';
import { ASSETS, CLIENT_SCRIPTS, clientConfig, PAPER, SHARED, serverConfig } from './vite.config.ts';

/** As many signs as Vite puts into a name. */
const HASH_LENGTH = 8;

const folder = resolve(process.argv[2] ?? 'dist');
const [server, client] = [join(folder, 'server'), join(folder, 'client')];
await build({ ...serverConfig, build: { ...serverConfig.build, outDir: server, emptyOutDir: true } });
await build({ ...clientConfig, build: { ...clientConfig.build, outDir: client, emptyOutDir: true } });
keepStylesOfServer();
writeFileSync(join(folder, 'assets.json'), JSON.stringify(listAssets()));
for (const name of globSync('**/*.{css,js}', { cwd: client })) compress(join(client, name));

/** Lists the sheets of each room, after those of all rooms, and the scripts by their paths below `src/`. */
function listAssets(): AssetList {
  const chunks = readManifest(server);
  const listSheets = (name: string) => chunks[`_${name}.mjs`]?.css ?? [];
  const tidied = tidyTokens(listSheets(SHARED)[0]);
  const listSheetsOf = (room: string) => {
    const isPaper = chunks[`_${room}.mjs`]?.imports?.includes(`_${PAPER}.mjs`);
    return [tidied, ...[...(isPaper ? [PAPER] : []), room].flatMap(listSheets)].map((file) => `/${file}`);
  };
  const rooms = globSync('*', { cwd: join(import.meta.dirname, 'src/rooms') });
  const scripts = readManifest(client);
  return {
    styles: Object.fromEntries(rooms.map((room) => [room, listSheetsOf(room)])),
    scripts: Object.fromEntries(CLIENT_SCRIPTS.map((path) => [path, `/${scripts[`src/${path}`]?.file}`])),
  };
}

/** Removes the tokens that only the website uses from the sheet that has them. Returns its new name, as browsers keep the old one. */
function tidyTokens(sheet = ''): string {
  const built = globSync('**/*.{css,js,mjs}', { cwd: folder }).filter((name) => !name.endsWith(sheet));
  const others = built.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const css = removeUnusedTokens(readFileSync(join(client, sheet), 'utf8'), others);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  const name = `${ASSETS}/${SHARED}-${hash}.css`;
  rmSync(join(client, sheet));
  writeFileSync(join(client, name), css);
  return name;
}

function readManifest(dir: string): Manifest {
  const file = join(dir, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return manifest;
}

/** The pages link the sheets that the server's build has written, and so browsers need no others. */
function keepStylesOfServer(): void {
  for (const name of globSync('*.css', { cwd: join(client, ASSETS) })) rmSync(join(client, ASSETS, name));
  for (const name of globSync('*', { cwd: join(server, ASSETS) })) {
    renameSync(join(server, ASSETS, name), join(client, ASSETS, name));
  }
  rmSync(join(server, ASSETS), { recursive: true });
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
