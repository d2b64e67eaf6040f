import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { onStopSignal } from '../stop-signals.ts';
import { readNewestBackup } from './backup-age.ts';
import { runCommand } from './command.ts';
import { rotateBackups } from './rotate.ts';

// `node api/src/backup/nightly.ts`: makes a backup whenever the newest one is a day old, where no timer of the system can.
// A backup that fails is tried again an hour later, and the metric of its age tells of it.

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

onStopSignal(() => process.exit());
for (;;) {
  await runCommand(async () => {
    const config = readConfig(process.env);
    const ageMs = Date.now() - (await readNewestBackup(config.backupDir));
    return ageMs < DAY_MS - HOUR_MS / 2 ? null : rotateBackups(config, new Date());
  });
  await sleep(HOUR_MS);
}
