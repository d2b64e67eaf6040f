// `npm run test:image`: builds the Containerfile over Debian's packages, and tries the image in containers without rights.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireProgramsAndRoot } from './debian.mjs';
import { buildImage, PODMAN, PROGRAMS_OF_IMAGES } from './image-store.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, ROOT, run } from './run.mjs';

const IMAGE = 'localhost/clinic-test/clinic';
const OTHER_IMAGE = 'localhost/clinic-test/other-clinic';
const OTHER_TAGLINE = 'Surgery beside the river, explained in plain words.';

await ensureInstalled();
requireProgramsAndRoot(PROGRAMS_OF_IMAGES);

announce('Building the image, some minutes …');
const address = ['--build-arg', 'PUBLIC_SITE_URL=https://clinic.example'];
await buildImage(IMAGE, address);
announce("Building the image of another clinic's content …");
await buildImage(OTHER_IMAGE, [...address, '--build-context', `content=${makeOtherContent()}`]);
const env = { IMAGE, OTHER_IMAGE, OTHER_TAGLINE, PODMAN: JSON.stringify(PODMAN) };
const code = await run('vitest', ['run', '--project=image', ...process.argv.slice(2)], { env });
// The layers of the builds take gigabytes, and a build after the next change has no use for most of them.
const [podman, ...store] = PODMAN;
await run(podman, [...store, 'image', 'prune', '--force'], { isQuiet: true });
process.exit(code);

/** Copies the content in English alone, with other words below the name of the clinic. */
function makeOtherContent() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-content-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  for (const language of ['hi', 'mr']) rmSync(join(folder, language), { recursive: true });
  const file = join(folder, 'clinic.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*/m, `tagline: ${OTHER_TAGLINE}`));
  return folder;
}
