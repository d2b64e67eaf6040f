/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookWithoutPause, countOutcomes, createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 20 : 2;
const VISITORS = 20;
const BOOKINGS_PER_ROUND = 200;

// The immutable attribute also binds root and files that are already open. Mode bits do not.
const canForbidWriting = tryToForbidWriting();
const title =
  'on a read-only file bookings are refused with 503, never 201, and are taken again when it can be written';

test.skipIf(!canForbidWriting)(
  canForbidWriting ? title : `${title} (skipped: this user or file system has no chattr +i)`,
  {
    timeout: ROUNDS * 20_000,
  },
  async ({ task }) => {
    const { env, databasePath } = await createServerEnv();
    const port = await spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' }).waitForPort();
    const files = [databasePath, `${databasePath}-wal`];
    onTestFinished(() => setImmutable(files.filter(existsSync), false));
    const visitors = createVisitors();
    const attempts = generateAttempts();
    let refusals = 0;
    let promises = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      setImmutable(files, true);
      let sent = 0;
      const refused = await bookWithoutPause(
        VISITORS,
        () => {
          sent += 1;
          return visitors.send(port, attempts.next().value);
        },
        () => sent >= BOOKINGS_PER_ROUND,
      );
      expect(countOutcomes(refused)).toEqual({ 503: refused.length });
      for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
      setImmutable(files, false);

      const retried = await Promise.all(refused.map((attempt) => visitors.send(port, attempt)));
      expect(countOutcomes(retried)).toEqual({ 201: refused.length });
      expectPromisesKept(databasePath, retried.filter(isAcknowledged));
      refusals += refused.length;
      promises += retried.length;
      announce(
        `read-only ${round}: ${JSON.stringify(countOutcomes(refused))}, then ${JSON.stringify(countOutcomes(retried))}`,
      );
    }
    visitors.leave();
    task.meta.figures = `file read-only ${ROUNDS} ×: ${refusals} bookings refused with 503, none told 201, ${promises} taken afterwards, 0 lost`;
  },
);

function setImmutable(files: string[], isImmutable: boolean): void {
  execFileSync('chattr', [isImmutable ? '+i' : '-i', ...files], { stdio: 'ignore' });
}

/** Tries whether writing to an open file fails once the file is immutable. */
function tryToForbidWriting(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-immutable-'));
  const file = join(folder, 'probe');
  const descriptor = openSync(file, 'a');
  try {
    setImmutable([file], true);
  } catch {
    return false;
  }
  try {
    writeSync(descriptor, 'x');
    return false;
  } catch {
    return true;
  } finally {
    setImmutable([file], false);
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  }
}
