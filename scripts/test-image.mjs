// `npm run test:image`: builds the Containerfile over Debian's packages, and tries the image in containers without rights.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage, findImageFault, PODMAN } from './image-store.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, ROOT, run } from './run.mjs';

const IMAGE = 'localhost/clinic-test/clinic';
const OTHER_IMAGE = 'localhost/clinic-test/other-clinic';
const OTHER_NAME = 'Namuna Nadi';

await ensureInstalled();
const fault = findImageFault();
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

announce('Building the image, some minutes …');
const address = ['--build-arg', 'PUBLIC_SITE_URL=https://clinic.example'];
await buildImage(IMAGE, address);
announce("Building the image of another clinic's content …");
await buildImage(OTHER_IMAGE, [...address, '--build-context', `content=${makeOtherContent()}`]);
const env = { IMAGE, OTHER_IMAGE, OTHER_NAME, PODMAN: JSON.stringify(PODMAN) };
process.exit(await run('vitest', ['run', '--project=image', ...process.argv.slice(2)], { env }));

/** Copies the content under another name of the clinic. */
function makeOtherContent() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-content-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  const file = join(folder, 'clinic.yaml');
  const [bold, light] = OTHER_NAME.split(' ');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( +bold:).*$/m, `$1 ${bold}`).replace(/^( +light:).*$/m, `$1 ${light}`));
  return folder;
}
