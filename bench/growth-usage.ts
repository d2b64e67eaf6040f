// Loaded into each process of a build: on its end it adds a line with its processor time and its largest memory.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { USAGE_FILE } = process.env;
if (USAGE_FILE && isMainThread) {
  process.on('exit', () => appendFileSync(USAGE_FILE, `${JSON.stringify(process.resourceUsage())}\n`));
}
