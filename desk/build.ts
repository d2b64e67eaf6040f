// Builds the desk into a folder: `node desk/build.ts <folder>`. Node runs what lies in server/; client/ is for browsers.
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type { AssetList } from './src/frame/assets.ts';
import { ASSETS, CLIENT_SCRIPTS, clientConfig, SHARED, serverConfig } from './vite.config.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const [server, client] = [join(folder, 'server'), join(folder, 'client')];
await build({ ...serverConfig, build: { ...serverConfig.build, outDir: server, emptyOutDir: true } });
await build({ ...clientConfig, build: { ...clientConfig.build, outDir: client, emptyOutDir: true } });
writeFileSync(join(folder, 'assets.json'), JSON.stringify(listAssets()));
keepStylesOfServer();
for (const name of globSync('**/*.{css,js}', { cwd: client })) compress(join(client, name));

/** Lists the sheets of each room, after that of all rooms, and the scripts by their paths below `src/`. */
function listAssets(): AssetList {
  const chunks = readManifest(server);
  const { css: shared = [] } = chunks[`_${SHARED}.mjs`] ?? {};
  const toSheets = (own: readonly string[] = []) => [...shared, ...own].map((file) => `/${file}`);
  const rooms = globSync('*', { cwd: join(import.meta.dirname, 'src/rooms') });
  const scripts = readManifest(client);
  return {
    styles: Object.fromEntries(rooms.map((room) => [room, toSheets(chunks[`_${room}.mjs`]?.css)])),
    scripts: Object.fromEntries(CLIENT_SCRIPTS.map((path) => [path, `/${scripts[`src/${path}`]?.file}`])),
  };
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
