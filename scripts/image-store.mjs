import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getPinnedNode } from './pinned-node.mjs';
import { announce, exitOnFailure, ROOT, run } from './run.mjs';

const FOLDER = join(ROOT, '.cache', 'image');

/** The programs that make and run an image, by the Debian packages that have them. */
export const PROGRAMS_OF_IMAGES = { buildah: 'buildah', podman: 'podman', runc: 'runc', mmdebstrap: 'mmdebstrap' };

/** The authorities that Debian's programs trust. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** The place of npm's cache within a build. */
const NPM_CACHE = '/var/cache/npm';

/** A store apart from that of the machine. Its driver needs no daemon. */
const STORE = ['--root', join(FOLDER, 'store'), '--runroot', join(FOLDER, 'run'), '--storage-driver', 'overlay'];

/** As podman is called over this store, also where there is no systemd. */
export const PODMAN = [
  'podman',
  ...STORE,
  '--runtime',
  'runc',
  '--cgroup-manager',
  'cgroupfs',
  '--events-backend',
  'none',
];

/** The images of Debian that stand in for the public ones, and what they hold beside its smallest set. */
const BUILD_BASE = 'localhost/clinic-test/build-base';
const RUNTIME_BASE = 'localhost/clinic-test/runtime-base';
const WITHOUT_WORDS = ['doc', 'man', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);

/** Builds the Containerfile over Debian's own packages, with these further arguments of `buildah build`. */
export async function buildImage(name, args) {
  mkdirSync(join(FOLDER, 'npm'), { recursive: true });
  // A network may have an authority of its own, which this machine knows.
  writeFileSync(join(FOLDER, 'npmrc'), `cafile=${AUTHORITIES}\ncache=${NPM_CACHE}\n`);
  await ensureBases();
  const bases = [`NODE_IMAGE=${BUILD_BASE}`, `RUNTIME_IMAGE=${RUNTIME_BASE}`, `POSTGRES_IMAGE=${RUNTIME_BASE}`].flatMap(
    (arg) => ['--build-arg', arg],
  );
  // Packages that were fetched before are not fetched again.
  const volumes = [
    `${FOLDER}/npm:${NPM_CACHE}`,
    `${FOLDER}/npmrc:/usr/local/etc/npmrc:ro`,
    `${AUTHORITIES}:${AUTHORITIES}:ro`,
  ].flatMap((volume) => ['--volume', volume]);
  const options = ['--isolation', 'chroot', '--format', 'docker', '--layers', ...volumes];
  exitOnFailure(await run('buildah', [...STORE, 'build', ...options, ...bases, ...args, '--tag', name, ROOT]));
}

async function ensureBases() {
  // The npm that has started this command.
  const npm = join(dirname(realpathSync(process.env.npm_execpath)), '..');
  await ensureBase(RUNTIME_BASE, ['--variant=extract', '--include=base-files,base-passwd,libc6,libstdc++6,libgcc-s1']);
  await ensureBase(BUILD_BASE, [
    ...['--variant=minbase', '--include=ca-certificates,libatomic1,libstdc++6', ...WITHOUT_WORDS],
    `--customize-hook=copy-in ${realpathSync(getPinnedNode())} /usr/local/bin`,
    '--customize-hook=mkdir -p "$1/usr/local/lib/node_modules"',
    `--customize-hook=copy-in ${npm} /usr/local/lib/node_modules`,
    '--customize-hook=ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
  ]);
}

/** Makes a base image of Debian's packages, unless it is there. */
async function ensureBase(name, options) {
  const [podman, ...args] = PODMAN;
  if ((await run(podman, [...args, 'image', 'exists', name], { isSilent: true })) === 0) return;
  announce(`Making ${name} of Debian's packages (once, a minute or two) …`);
  const tar = join(FOLDER, 'base.tar');
  exitOnFailure(await run('mmdebstrap', [...options, 'bookworm', tar], { isQuiet: true }));
  exitOnFailure(await run(podman, [...args, 'import', tar, name], { isQuiet: true }));
  rmSync(tar);
}
