// `node scripts/runtime.mjs FOLDER`: copies what the built service needs to run, and no more, for an image. The service
// then runs there with `node api/src/server.ts`. It needs the installed packages and a built site.
import { cpSync, globSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { getPinnedNode } from './pinned-node.mjs';
import { announce, ROOT } from './run.mjs';
import { traceImports } from './trace-imports.mjs';

/** The programs that are started: the service, and the commands that its operator calls beside it. */
const PROGRAMS = [
  'api/src/server.ts',
  'api/src/backup/backup.ts',
  'api/src/backup/nightly.ts',
  'api/src/backup/restore.ts',
  'api/src/checkup/checkup.ts',
  'api/src/move-database/command.ts',
  'desk/src/command.ts',
];

/** Loaded by paths that are put together while the service runs. */
const BUILT = ['site/dist/server', 'site/dist/mails', 'site/dist/desk/server'];

/** Packages that are imported, and that only the making of a site, its pictures or SQLite needs. */
const LEFT_OUT = /^(sharp|svgo|node-addon-api)$/;

/** The workspaces that the programs import by name. */
const WORKSPACES = ['api', 'contract', 'desk', 'mails', 'ui'];

/** In packages: words for people, types, tests, sources of what is compiled, and what measures. */
const UNUSED =
  /\.(md|map|flow|[cm]?ts|ya?ml|profiling\.js)$|\/(tests?|__tests__|examples)$|^better-sqlite3\/(deps|src)$/;
/** Programs for other systems. */
const NATIVE = /^better-sqlite3\/prebuilds\/(?<platform>[\w-]+)\.node$/;

const out = resolve(process.argv[2] ?? 'runtime');
const clinic = join(out, 'clinic');

const programs = BUILT.flatMap((folder) => globSync(`${folder}/**/*.mjs`, { cwd: ROOT }));
const { files, packages } = traceImports(ROOT, [...PROGRAMS, ...programs], (name) => LEFT_OUT.test(name));
const used = WORKSPACES.filter((name) => files.some((file) => file.startsWith(`${name}/`)));

const settings = ['package.json', 'api/entry/package.json', ...used.map((name) => `${name}/package.json`)];
for (const path of [...settings, ...files, 'content', 'site/dist']) copyToRuntime(path);
for (const place of packages) copyPackage(place);
mkdirSync(join(clinic, 'node_modules/@clinic'));
for (const name of used) symlinkSync(join('../..', name), join(clinic, 'node_modules/@clinic', name));
// A volume takes the owner of the folder that it is mounted at.
mkdirSync(join(out, 'data'));
cpSync(realpathSync(getPinnedNode()), join(out, 'node'));
announce(`${out} has what the service needs: ${files.length} files, ${packages.length} packages, the site and Node`);

function copyToRuntime(path, filter = () => true) {
  mkdirSync(dirname(join(clinic, path)), { recursive: true });
  cpSync(join(ROOT, path), join(clinic, path), { recursive: true, verbatimSymlinks: true, filter });
}

function copyPackage(place) {
  const folder = join(ROOT, place);
  copyToRuntime(place, (path) => {
    const within = relative(folder, path);
    // Packages within it have places of their own.
    if (within === 'node_modules') return false;
    const name = join(basename(place), within);
    return !UNUSED.test(name) && isOfPlatform(NATIVE.exec(name)?.groups.platform);
  });
}

function isOfPlatform(platform = `${process.platform}-${process.arch}`) {
  return platform === `${process.platform}-${process.arch}`;
}
