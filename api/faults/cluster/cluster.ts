import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { findPostgres } from '../../test/appointments/store/postgres-server.ts';
import { createFolder } from '../../test/folder.ts';
import { createDeskServerEnv } from '../../test/server-process.ts';
import {
  createMachines,
  createProgram,
  listFamily,
  type Machine,
  OUTSIDE,
  type Program,
  toAddress,
} from './machines.ts';

export const MAIL_PORT = 2525;

const EXAMPLE = join(PROJECT_ROOT, 'docs/several-machines');
const ASK_MS = 200;
const ANSWER_MS = 2000;
const LIMIT_MS = 60_000;
const LINES_OF_LOG = 30;

export type DatabaseMachine = 'db1' | 'db2';
export type ServiceMachine = 'app1' | 'app2';

/** Asks until the answer is yes. */
export async function until(what: string, isSo: () => Promise<unknown> | unknown): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`For ${LIMIT_MS} ms: not ${what}.`);
    await sleep(ASK_MS);
  }
}

/** Asks one of the programs; rejects when it does not answer soon. */
const ask = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  return { isOk: answer.ok, text: await answer.text() };
};

const isOk = (url: string) =>
  ask(url).then(
    (answer) => answer.isOk,
    () => false,
  );

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts all that the example describes, from its files, and waits until both processes take bookings. */
export async function startCluster() {
  const folder = await createFolder();
  const postgresUser = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chmodSync(folder, 0o755);
  // The folder is there until after this.
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') console.log(readLogs(folder));
  });
  createMachines();
  /** Takes a file of the example; only its folders, and what else the changes name, are others here. */
  const take = (file: string, machine: Machine, changes: Record<string, string> = {}) => {
    const own = join(folder, machine);
    mkdirSync(own, { recursive: true });
    chownSync(own, postgresUser, -1);
    const texts = { '/usr/lib/postgresql/15/bin': findPostgres() ?? '', '/etc/pgbouncer': own, ...changes };
    let text = readFileSync(join(EXAMPLE, file), 'utf8').replaceAll(/\/(var\/lib|run)\/(etcd|postgresql)/g, own);
    for (const [from, to] of Object.entries(texts)) text = text.replaceAll(from, to);
    writeFileSync(join(own, file), text);
    return join(own, file);
  };

  take('users.txt', 'front');
  const etcd = createProgram(folder, 'front', ['etcd', '--config-file', take('etcd.yml', 'front')]);
  const ofSecond = { db1: 'db2', [toAddress('db1')]: toAddress('db2') };
  const createPatroni = (machine: DatabaseMachine, changes = {}) =>
    createProgram(folder, machine, ['patroni', take('patroni.yml', machine, changes)], { user: 'postgres' });
  const databases = { db1: createPatroni('db1'), db2: createPatroni('db2', ofSecond) };
  const haproxy = createProgram(folder, 'front', ['haproxy', '-f', take('haproxy.cfg', 'front')]);
  const pgbouncer = createProgram(folder, 'front', ['pgbouncer', take('pgbouncer.ini', 'front')], { user: 'postgres' });
  const redis = createProgram(folder, 'front', ['redis-server', take('redis.conf', 'front')]);
  const certificates = { 'clinic.example {': '{\n\tlocal_certs\n\tskip_install_trust\n}\nclinic.example {' };
  const caddyfile = take('Caddyfile', 'front', certificates);
  const caddy = createProgram(folder, 'front', ['caddy', 'run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const { DATABASE_URL: _, ...env } = (await createDeskServerEnv()).env;
  const ofTests = {
    ...env,
    ...{ DESK_PORT: '4000', DESK_URL: 'https://desk.clinic.example', RATE_LIMIT_MAX: '1000000' },
    SMTP_URL: `smtp://${OUTSIDE}:${MAIL_PORT}`,
  };
  const createService = (machine: ServiceMachine, project = PROJECT_ROOT) =>
    createProgram(
      folder,
      machine,
      [process.execPath, `--env-file=${take('clinic.env', machine)}`, join(project, 'api/src/server.ts')],
      { env: ofTests, isKept: true },
    );
  const services = { app1: createService('app1'), app2: createService('app2') };

  const toPatroni = (machine: DatabaseMachine, path: string) => `http://${toAddress(machine)}:8008${path}`;
  const isReady = (machine: ServiceMachine) => isOk(`http://${toAddress(machine)}:3000/readyz`);
  const toStandby = (primary: DatabaseMachine): DatabaseMachine => (primary === 'db1' ? 'db2' : 'db1');
  async function findPrimary(): Promise<DatabaseMachine | null> {
    for (const machine of ['db1', 'db2'] as const) if (await isOk(toPatroni(machine, '/primary'))) return machine;
    return null;
  }
  /** Resolves when one machine takes writes and the other one has each of them, and both processes are ready. */
  async function untilWhole(): Promise<void> {
    await until('a primary with a synchronous standby', async () => {
      const primary = await findPrimary();
      return primary && isOk(toPatroni(toStandby(primary), '/sync'));
    });
    await until('both processes ready', async () => (await isReady('app1')) && isReady('app2'));
  }

  etcd.start();
  await until('an etcd', () => isOk(`http://${toAddress('front')}:2379/health`));
  databases.db1.start();
  await until('a primary', () => isOk(toPatroni('db1', '/primary')));
  execFileSync(
    'psql',
    ['-q', '-h', toAddress('db1'), '-U', 'postgres', '-f', join(EXAMPLE, 'clinic.sql'), 'postgres'],
    {
      env: { ...process.env, PGPASSWORD: 'change-this-1' },
    },
  );
  for (const program of [databases.db2, haproxy, pgbouncer, redis]) program.start();
  await until('a way to the primary', () => isOk(toPatroni('db2', '/replica')));
  for (const program of [services.app1, services.app2, caddy]) program.start();
  await untilWhole();

  const readPostmaster = (machine: DatabaseMachine) =>
    Number(readFileSync(join(folder, machine, '15/clinic/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    ...{ services, databases, haproxy, pgbouncer, redis, findPrimary, toStandby, untilWhole, isReady },
    /** Restarts a process, from this folder of the project. */
    async restartService(machine: ServiceMachine, project = PROJECT_ROOT): Promise<void> {
      await services[machine].stop();
      services[machine] = createService(machine, project);
      services[machine].start();
      await until(`${machine} ready`, () => isReady(machine));
    },
    isPrimary: (machine: DatabaseMachine) => isOk(toPatroni(machine, '/primary')),
    readPostmaster,
    /** The processes of a database machine: Patroni, Postgres and all that they have started. */
    listDatabaseProcesses: (machine: DatabaseMachine) =>
      listFamily([databases[machine].getPid(), readPostmaster(machine)]),
    /** Lets the standby take writes, and the primary stand by. */
    async switchOver(): Promise<void> {
      const leader = (await findPrimary()) ?? 'db1';
      const body = JSON.stringify({ leader, candidate: toStandby(leader) });
      await fetch(toPatroni(leader, '/switchover'), { method: 'POST', body, signal: AbortSignal.timeout(LIMIT_MS) });
    },
    readCertificate: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt')),
    databaseUrl: `postgres://clinic:change-this-3@${toAddress('front')}:5432/clinic`,
    hears: async (machine: ServiceMachine) =>
      /^clinic_desk_hearing\S* 1$/m.test((await ask(`http://${toAddress(machine)}:3000/metrics`)).text),
    async stop(): Promise<void> {
      const all: Program[] = [
        ...Object.values(services),
        caddy,
        redis,
        pgbouncer,
        haproxy,
        ...Object.values(databases),
      ];
      for (const program of [...all, etcd]) await program.stop('SIGKILL');
    },
  };
}

/** The last lines of each program; without those of Python, which follow each question of HAProxy. */
function readLogs(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const readEnd = (name: string) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    return lines
      .filter((line) => !/^(\s|$|-|Traceback|ConnectionReset)|Traceback|Exception happened/.test(line))
      .slice(-LINES_OF_LOG);
  };
  return names.map((name) => `${name}:\n${readEnd(name).join('\n')}`).join('\n');
}
