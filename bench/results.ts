import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'results.md');

/** Writes one part of `results.md`, which begins with its title as `# Title`, and leaves the others as they are. */
export async function writeResults(part: string): Promise<void> {
  const [title = ''] = part.split('\n', 1);
  const parts = (await readFile(FILE, 'utf8')).split(/(?=^# )/m).map((one) => one.trim());
  const place = parts.findIndex((one) => one.startsWith(`${title}\n`));
  const all = place === -1 ? [...parts, part.trim()] : parts.with(place, part.trim());
  await writeFile(FILE, `${all.join('\n\n')}\n`);
}

/** Describes the machine: `2 × AMD EPYC, 24 GB, Linux 6.18.44 x64` */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model}, ${memory} GB, ${type()} ${release()} ${process.arch}`;
}

/** The load of the machine in the last minute: `0.6` */
export function getLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
