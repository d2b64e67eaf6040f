// Starts programs for the commands of package.json. The commands start before anything is installed, on any Node from
// 20 on, so everything that they import statically is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { getPinnedNode } from './pinned-node.mjs';
import { ROOT } from './project-folder.mjs';

export { ROOT };

const BIN = join(ROOT, 'node_modules', '.bin');

/** A shell's exit code for a program stopped by Ctrl-C. */
const INTERRUPTED = 130;

/** The time that programs have to end; longer than the server's own limit. */
const LAST_RESORT_MS = 9900;

const PARENT_CHECK_MS = 300;

/** The running programs. */
const children = new Set();
let isHeeding = false;
let isStopping = false;

// The work continues when nobody reads the output (`npm start | head`).
process.stdout.on('error', () => undefined);

/** Returns an environment whose PATH begins with the pinned Node and the project's own programs. */
export function getEnvironment(extra = {}) {
  const nodeFolder = join(getPinnedNode(), '..');
  return { ...process.env, ...extra, PATH: [nodeFolder, BIN, process.env.PATH].join(delimiter) };
}

/** Prints the current step in one line. */
export function announce(text) {
  process.stdout.write(`· ${text}\n`);
}

/**
 * Runs a program of the project to its end and returns its exit code, as a shell tells it. With `isQuiet` its output is
 * shown only when it fails, and with `isSilent` never; with `readsInput` it gets the input of this command. `onOutput`
 * takes what it has written to its standard output, which then is not shown.
 */
export function run(
  command,
  args,
  { cwd = ROOT, env = {}, isQuiet = false, isSilent = false, readsInput = false, onOutput } = {},
) {
  const input = readsInput ? 'inherit' : 'ignore';
  const output = isSilent ? 'ignore' : isQuiet || onOutput ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = start(command, args, {
      cwd,
      // Output that is held back may end up in a log, so it has no colors.
      env: getEnvironment(isQuiet ? { NO_COLOR: '1', ...env } : env),
      stdio: [input, output, output],
      shell: process.platform === 'win32',
    });
    let told = '';
    let answer = '';
    const hear = (chunk) => {
      told += chunk;
    };
    const hearAnswer = (chunk) => {
      answer += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', onOutput ? hearAnswer : hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      // While the command is stopping, no further step starts.
      if (isStopping) return stop(INTERRUPTED);
      if (code !== 0) process.stderr.write(told);
      onOutput?.(answer);
      resolve(code ?? toExitCode(signal));
    });
  });
}

/** Returns a shell's exit code for a program that a signal has ended. */
export function toExitCode(signal) {
  return 128 + constants.signals[signal];
}

/** Starts a program that runs until it is stopped, and resolves to its exit code if it ends by itself. */
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
 * Asks all programs to end, and then ends the command with this code or a greater exit code of theirs. Programs may
 * finish what is under way.
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
  // A step that fails ends the command, also while another step runs beside it.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  // npm passes a signal to its shell, which ends without passing it on, so the end of the parent counts as a signal.
  if (process.env.npm_lifecycle_event) heedEndOfParent(heed);
}

/** Calls `heed` when the process that has started this one is gone. */
export function heedEndOfParent(heed) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    heed();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Ends the command when a step has failed; the step has already said why. */
export function exitOnFailure(code) {
  if (code !== 0) process.exit(code);
}
