// Each process of a build loads this file; at its end it adds a line with its processor time and peak memory.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { USAGE_FILE } = process.env;
if (USAGE_FILE && isMainThread) {
  process.on('exit', () => appendFileSync(USAGE_FILE, `${JSON.stringify(process.resourceUsage())}\n`));
}
