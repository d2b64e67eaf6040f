// Runs inside the machine that machine.sh makes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { listFiles, readCommands } from './pages.mjs';

const PROJECT = '/srv/clinic';
/** The longest of them is a build. */
const LIMIT_MS = 600_000;
const STOP_MS = 15_000;
const ASK_MS = 300;
const {
  'not run': notRun,
  variables,
  stories,
} = parse(readFileSync(join(import.meta.dirname, 'stories.yaml'), 'utf8'));
const steps = Object.values(stories).flat();
const ENV = { ...variables, PATH: process.env.PATH, HOME: '/srv', SYSTEMD_OFFLINE: '1', NO_COLOR: '1' };

const show = (text) => process.stdout.write(`${text}\n`);
const faults = findForgotten();
for (const fault of faults) show(`  FORGOTTEN  ${fault}`);
for (const [reason, texts] of Object.entries(notRun)) show(`Not run: ${reason}\n  ${texts.join('\n  ')}`);
for (const [story, own] of Object.entries(stories)) await tellStory(story, own);
show(faults.length === 0 ? 'Every command of the pages is run, or named with its reason.' : `${faults.length} failed:`);
for (const fault of faults) show(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

/** Lists commands and files of the pages that no table names, and what the tables name that no page tells. */
function findForgotten() {
  const docs = join(PROJECT, 'docs');
  const commands = readCommands(docs);
  const known = new Set([...steps.flatMap(({ told = [] }) => told), ...Object.values(notRun).flat()]);
  const told = new Set(commands.map(({ text }) => text));
  const all = steps.map((step) => step.run ?? step.told).join('\n');
  return [
    ...commands.filter(({ text }) => !known.has(text)).map(({ place, text }) => `${place} tells: ${text}`),
    ...[...known].filter((text) => !told.has(text)).map((text) => `no page tells: ${text}`),
    ...listFiles(docs)
      .filter((file) => !all.includes(file.split('/').at(-1)))
      .map((file) => `nothing takes ${file}`),
  ];
}

async function tellStory(story, own) {
  show(`\n${story}`);
  const serving = [];
  for (const step of own) {
    const begin = performance.now();
    const { status, output } = step.until ? await serve(step, serving) : await end(step);
    const isRight = typeof status === 'string' || [0, ...(step.ends ?? [])].includes(status);
    const seconds = Math.round((performance.now() - begin) / 1000);
    show(`  ${String(status).padEnd(8)} ${String(seconds).padStart(3)} s  ${step.told ?? step.run}`);
    if (step.told && step.run) show(`             as: ${step.run}`);
    if (isRight) continue;
    faults.push(`${status}: ${step.run ?? step.told}`);
    show(output().replace(/^/gm, '    | '));
  }
  await Promise.all(serving.toReversed().map(stop));
}

function start({ told, run = told, as, in: folder = '.' }) {
  const asUser = as ? ['setpriv', `--reuid=${as}`, `--regid=${as}`, '--clear-groups'] : [];
  const [program, ...args] = [...asUser, 'sh', '-c', run];
  const child = spawn(program, args, {
    cwd: join(PROJECT, folder),
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

/** Runs a command to its end. */
async function end(step) {
  const { child, output } = start(step);
  const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT_MS);
  const [code, signal] = await once(child, 'close');
  clearTimeout(limit);
  return { status: code ?? 128, output: () => `${output()}${signal ?? ''}` };
}

/** Starts a program that serves, and waits until it does. */
async function serve(step, serving) {
  const begun = start(step);
  serving.push(begun);
  const last = performance.now() + LIMIT_MS;
  while (begun.child.exitCode === null && performance.now() < last) {
    if ((await end({ run: step.until })).status === 0) return { status: 'serves', output: begun.output };
    await sleep(ASK_MS);
  }
  return { status: begun.child.exitCode ?? 124, output: begun.output };
}

async function stop({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // The last of its programs closes what it prints to.
  const gone = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(limit);
}
