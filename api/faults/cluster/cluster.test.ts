import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMailServer } from '../../test/mails/mail-server.ts';
import { expectPromisesKeptOnPostgres } from '../promises.ts';
import { type Cluster, MAIL_PORT, startCluster, until } from './cluster.ts';
import { cutBetween, OUTSIDE, RESTART_MS } from './machines.ts';
import { makeNextRelease } from './next-release.ts';
import { letPatientsBook } from './patients.ts';

/** Patroni's `ttl` of the example, and what HAProxy, PgBouncer and a patient's next try add. */
const FAILOVER_MS = 23_000;
/** Patroni also asks the one that is silent before it promotes the other, and waits 2 s for its answer. */
const SILENT_FAILOVER_MS = 25_000;
/** A planned change, or a part that another one stands in for. */
const SHORT_MS = 5000;
const HEARS_AGAIN_MS = 15_000;
const CALM_MS = 5000;
/** Nobody may be promoted until the killed one is back. */
const DOUBLE_FAULT_MS = 60_000;
/** A mail that a killed process was sending waits until its time is over. */
const MAILS_MS = 300_000;
/** Longer than Patroni lets a primary be without a sign of life. */
const SPLIT_MS = 30_000;

const APPS = ['app1', 'app2'] as const;

const getPrimary = async (cluster: Cluster) => (await cluster.findPrimary()) ?? 'db1';

/** Kills a program, and starts it a second later, as a service manager does. */
async function killAndRestart({ stop, start }: Cluster['redis']): Promise<void> {
  await stop('SIGKILL');
  await sleep(RESTART_MS);
  start();
}

type Blow = { limitMs: number; strike: (cluster: Cluster) => Promise<unknown> };

const BLOWS: Record<string, Blow> = {
  'primary and Patroni killed': {
    limitMs: FAILOVER_MS,
    async strike(cluster) {
      const killed = await getPrimary(cluster);
      for (const pid of cluster.listDatabaseProcesses(killed)) process.kill(pid, 'SIGKILL');
      await until('the standby promoted', () => cluster.isPrimary(cluster.toStandby(killed)));
      await sleep(CALM_MS);
      cluster.databases[killed].start();
    },
  },
  'primary frozen, standby promoted, primary awake': {
    limitMs: SILENT_FAILOVER_MS,
    async strike(cluster) {
      const frozen = await getPrimary(cluster);
      const pids = cluster.listDatabaseProcesses(frozen);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      await until('the standby promoted', () => cluster.isPrimary(cluster.toStandby(frozen)));
      await sleep(CALM_MS);
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    },
  },
  'planned switchover': { limitMs: SHORT_MS, strike: (cluster) => cluster.switchOver() },
  'Postgres killed, Patroni alive': {
    limitMs: FAILOVER_MS,
    async strike(cluster) {
      process.kill(cluster.readPostmaster(await getPrimary(cluster)), 'SIGKILL');
      await sleep(CALM_MS);
    },
  },
  'PgBouncer killed': { limitMs: SHORT_MS, strike: ({ pgbouncer }) => killAndRestart(pgbouncer) },
  'Redis killed': { limitMs: SHORT_MS, strike: ({ redis }) => killAndRestart(redis) },
  'a process killed': { limitMs: SHORT_MS, strike: ({ services }) => killAndRestart(services.app1) },
  'databases cut off from each other': {
    limitMs: FAILOVER_MS,
    async strike() {
      const mend = cutBetween('db1', 'db2');
      await sleep(SPLIT_MS);
      mend();
    },
  },
  'standby out of reach, then the primary killed': {
    limitMs: DOUBLE_FAULT_MS,
    async strike(cluster) {
      const killed = await getPrimary(cluster);
      const mend = cutBetween('db1', 'db2');
      await sleep(CALM_MS);
      for (const pid of cluster.listDatabaseProcesses(killed)) process.kill(pid, 'SIGKILL');
      await sleep(FAILOVER_MS);
      mend();
      cluster.databases[killed].start();
    },
  },
  'all restarted in turn': {
    limitMs: SHORT_MS,
    async strike(cluster) {
      const { pgbouncer, redis, databases } = cluster;
      for (const app of APPS) await cluster.restartService(app);
      for (const { stop, start } of [redis, pgbouncer]) {
        await stop();
        start();
      }
      for (let turn = 1; turn <= 2; turn += 1) {
        const standby = databases[cluster.toStandby(await getPrimary(cluster))];
        await standby.stop();
        standby.start();
        await cluster.untilWhole();
        await cluster.switchOver();
        await cluster.untilWhole();
      }
    },
  },
  'one process upgraded after the other, with a migration between': {
    limitMs: SHORT_MS,
    async strike(cluster) {
      const project = makeNextRelease();
      for (const app of APPS) {
        await cluster.restartService(app, project);
        await sleep(CALM_MS);
      }
    },
  },
};

const wanted = process.env.BLOWS?.split(',');
const chosen = Object.entries(BLOWS).filter(([name]) => wanted?.some((part) => name.includes(part)) ?? true);

test('a cluster of several machines loses and doubles no booking, whatever is killed', {
  timeout: 180_000 + chosen.length * 120_000,
}, async ({ onTestFinished, task }) => {
  const mailServer = await startMailServer({ host: OUTSIDE, port: MAIL_PORT });
  const startedMs = performance.now();
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const figures = [`up after ${toSeconds(performance.now() - startedMs)} s`];
  console.log(`· ${figures[0]}`);
  const patients = letPatientsBook(cluster.readCertificate());
  patients.failed.catch((error) => console.log(error));
  await sleep(CALM_MS);
  for (const [name, { limitMs, strike }] of chosen) {
    const struckMs = performance.now();
    const before = patients.booked.length;
    await strike(cluster);
    await cluster.untilWhole();
    const wholeMs = performance.now();
    for (const app of APPS) await until(`news heard by ${app}`, () => cluster.hears(app));
    const heardMs = performance.now() - wholeMs;
    await sleep(CALM_MS);
    const gapMs = patients.findLongestGap(struckMs);
    await expectPromisesKeptOnPostgres(cluster.databaseUrl, [...patients.booked]);
    const line = `${name}: bookings again after ${toSeconds(gapMs)} s, ${patients.booked.length - before} booked, whole after ${toSeconds(wholeMs - struckMs)} s, 0 lost, 0 doubled`;
    figures.push(line);
    console.log(`· ${line}`);
    expect.soft(gapMs, name).toBeLessThan(limitMs);
    expect.soft(heardMs, `${name}: news heard`).toBeLessThan(HEARS_AGAIN_MS);
  }
  await patients.leave();
  const rows = await expectPromisesKeptOnPostgres(cluster.databaseUrl, patients.booked);
  expect(rows).toBe(patients.booked.length);
  await expect.poll(() => mailServer.countTaken().size, { timeout: MAILS_MS }).toBe(2 * rows);
  const twice = [...mailServer.countTaken().values()].filter((count) => count > 1).length;
  figures.push(
    `answers ${JSON.stringify(patients.counts)}, ${rows} bookings, ${2 * rows} mails, ${twice} of them twice`,
  );
  console.log(`· ${figures.at(-1)}`);
  task.meta.figures = figures.join('\n');
});

const toSeconds = (ms: number) => (ms / 1000).toFixed(1);
