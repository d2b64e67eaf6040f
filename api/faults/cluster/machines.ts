import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The last number of each machine's address, as in the example (docs/several-machines). */
const MACHINES = { front: 10, db1: 11, db2: 12, app1: 21, app2: 22 };
export type Machine = keyof typeof MACHINES;

const NETWORK = '10.0.0.';
export const toAddress = (machine: Machine) => `${NETWORK}${MACHINES[machine]}`;

/** The machine of the visitors and of the tests. */
export const OUTSIDE = `${NETWORK}1`;

const setIp = (...args: string[]) => execFileSync('ip', args);

/**
 * Makes machines with a network between them. Each is a network namespace below the one that `scripts/test-cluster.mjs`
 * makes, so nothing of it is left when the tests end.
 */
export function createMachines(): void {
  mkdirSync('/run/netns', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  setIp('link', 'set', 'lo', 'up');
  setIp('link', 'add', 'hub', 'type', 'bridge');
  setIp('address', 'add', `${OUTSIDE}/24`, 'dev', 'hub');
  setIp('link', 'set', 'hub', 'up');
  for (const machine of Object.keys(MACHINES) as Machine[]) {
    setIp('netns', 'add', machine);
    setIp('link', 'add', `to-${machine}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', machine);
    setIp('link', 'set', `to-${machine}`, 'master', 'hub', 'up');
    setIp('-n', machine, 'address', 'add', `${toAddress(machine)}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) setIp('-n', machine, 'link', 'set', device, 'up');
  }
}

/** Cuts the network between two machines; the returned function mends it. */
export function cutBetween(one: Machine, other: Machine): () => void {
  const change = (act: string) => {
    setIp('-n', one, 'route', act, 'blackhole', `${toAddress(other)}/32`);
    setIp('-n', other, 'route', act, 'blackhole', `${toAddress(one)}/32`);
  };
  change('add');
  return () => change('delete');
}

export type Program = {
  start: () => void;
  /** Resolves when the program has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  getPid: () => number;
};

/** A service manager's pause before it starts a program again. */
export const RESTART_MS = 1000;

/**
 * Describes a program of a machine. What it prints goes into a file of the folder. One that `isKept` is started again when it
 * ends by itself.
 */
export function createProgram(
  folder: string,
  machine: Machine,
  command: string[],
  { user = 'root', env = {}, isKept = false }: { user?: string; env?: Record<string, string>; isKept?: boolean } = {},
): Program {
  let child: ChildProcess | undefined;
  let isWanted = false;
  const asUser = user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  function start(): void {
    isWanted = true;
    const log = openSync(join(folder, `${machine}-${command[0]?.split('/').at(-1)}.log`), 'a');
    const args = ['netns', 'exec', machine, ...asUser, ...command];
    const started = spawn('ip', args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log], cwd: folder });
    child = started;
    started.once('exit', () => setTimeout(() => isKept && isWanted && child === started && start(), RESTART_MS));
  }
  return {
    start,
    async stop(signal = 'SIGTERM') {
      isWanted = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ending = once(child, 'exit');
      child.kill(signal);
      await ending;
    },
    getPid: () => child?.pid ?? 0,
  };
}

/** Lists the processes of these and all that they have started. */
export function listFamily(pids: readonly number[]): number[] {
  const family = new Set(pids);
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), readParent(pid)] as const);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

function readParent(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
