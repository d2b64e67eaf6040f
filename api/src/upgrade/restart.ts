import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { toLocalUrl } from '../server-url.ts';
import { StartupError } from '../startup-error.ts';
import { runProgram } from './program.ts';

/** Far longer than a start takes, also on a small machine. */
const READY_MS = 60_000;
const ASK_MS = 500;
const ANSWER_MS = 5000;

type RestartConfig = Pick<Config, 'host' | 'port' | 'publicApiBase' | 'upgradeRestart' | 'upgradeAddresses'>;

/** Restarts the processes in turn, each once the one before is ready with this version. Throws StartupError. */
export async function restartAll(config: RestartConfig, version: string): Promise<void> {
  for (const [index, command] of config.upgradeRestart.entries()) {
    await runProgram('/bin/sh', ['-c', command]);
    await waitUntilReady(listAddresses(config)[index] ?? listAddresses(config)[0] ?? '', version);
  }
}

/** Asks each process for what visitors need first. Throws StartupError. */
export async function lookAtSite(config: RestartConfig): Promise<void> {
  const paths = config.publicApiBase === '' ? ['/', '/book', '/readyz'] : ['/readyz'];
  for (const url of listAddresses(config).flatMap((address) => paths.map((path) => address + path))) {
    const status = await ask(url).then((answer) => answer.status, String);
    if (status !== 200) throw new StartupError(`${url} answers with ${status} in place of 200.`);
  }
}

function listAddresses({ host, port, upgradeAddresses }: RestartConfig): readonly string[] {
  return upgradeAddresses.length > 0 ? upgradeAddresses : [toLocalUrl(host, port)];
}

async function waitUntilReady(address: string, version: string): Promise<void> {
  const end = Date.now() + READY_MS;
  let found = '';
  while (Date.now() < end) {
    found = await findHindrance(address, version).catch((error: Error) => `gives no answer (${error.message})`);
    if (found === '') return;
    await sleep(ASK_MS);
  }
  throw new StartupError(`${address} ${found}, ${READY_MS / 1000} seconds after its restart. Its log says why.`);
}

/** Says what keeps a process from being ready with this version; an empty text when nothing does. */
async function findHindrance(address: string, version: string): Promise<string> {
  const { status } = await ask(`${address}/readyz`);
  if (status !== 200) return `answers /readyz with ${status}`;
  // Another machine may not read the metrics, and then the version is not known.
  const metrics = await (await ask(`${address}/metrics`)).text();
  const running = /^clinic_info\{version="([^"]+)"/m.exec(metrics)?.[1] ?? version;
  return running === version ? '' : `still runs version ${running}`;
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
}
