import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { readArguments } from '../backup/command.ts';
import { type Config, readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { checkBackups } from './backups.ts';
import { checkCertificates } from './certificate.ts';
import { checkClock } from './clock.ts';
import { checkConfiguration } from './configuration.ts';
import { checkServedContent, findSenderDomain } from './content.ts';
import { checkDatabase } from './database.ts';
import { checkDisks } from './disk.ts';
import { toOk } from './finding.ts';
import { checkMailServer } from './mail-server.ts';
import { checkOutbox } from './outbox.ts';
import { describeResults, toWorstCode } from './report.ts';
import { type Check, type CheckResult, runCheckup } from './run-checkup.ts';
import { checkSenderDomain } from './sender-domain.ts';
import { checkDesk, checkService } from './service.ts';
import { checkSetAside } from './set-aside.ts';
import { checkNode, checkPostgres } from './versions.ts';

/** The check reads every file and picture of the content. */
const CONTENT_MS = 60_000;

// `npm run checkup [-- --json]`: asks a running installation all it can. Ends with 1 for a warning, and 2 for a fault.
try {
  const { values } = readArguments({ json: { type: 'boolean' } });
  const results = await checkInstallation();
  const text = values.json ? JSON.stringify(results, null, 2) : describeResults(results);
  // A check that is late may hold a connection, which would keep this process alive.
  process.stdout.write(`${withoutDirectionMarks(text)}\n`, () => process.exit(toWorstCode(results)));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function checkInstallation(): Promise<CheckResult[]> {
  try {
    return await runCheckup(listChecks(readConfig(process.env), new Date()));
  } catch (error) {
    // Without settings nothing else can be asked.
    const find = () => Promise.reject(error);
    return runCheckup([{ name: 'configuration', find }]);
  }
}

function listChecks(config: Config, now: Date): Check[] {
  return [
    { name: 'configuration', find: () => checkConfiguration(config) },
    { name: 'service', find: () => checkService(config) },
    { name: 'desk', find: () => checkDesk(config) },
    { name: 'database', find: () => checkDatabase(config) },
    { name: 'outbox', find: () => checkOutbox(config, now) },
    { name: 'mail-server', find: () => checkMailServer(config) },
    { name: 'sender-domain', find: () => checkSender(config) },
    { name: 'certificate', find: () => checkCertificates(config, now) },
    { name: 'clock', find: () => checkClock(config, () => new Date()) },
    { name: 'disk', find: () => checkDisks(config) },
    { name: 'node', find: () => checkNode() },
    { name: 'postgres', find: () => checkPostgres(config, now) },
    { name: 'content', find: () => checkServedContent(config), limitMs: CONTENT_MS },
    { name: 'backup', find: () => checkBackups(config, now) },
    { name: 'set-aside', find: () => checkSetAside(config) },
  ];
}

async function checkSender(config: Config) {
  const domain = config.smtpUrl === '' ? '' : findSenderDomain(config);
  return domain === '' ? [toOk('No mails leave, so no sender is looked up.')] : checkSenderDomain(domain);
}
