/** @module-tag long */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startMailServer } from '../test/mails/mail-server.ts';
import { createWritingServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { countRows, expectPromisesKept } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { createVisitors, type Outcome } from './visitors.ts';

const KILLS = isFull ? 20 : 2;
const BOOKINGS_PER_KILL = 20;
/** How many mails may be under way when the server dies. The mail server may have taken them. */
const LANES = 2;

test(`${KILLS} kills while mails are sent lose none, and double only those under way`, {
  timeout: 60_000 + KILLS * 20_000,
}, async ({ task }) => {
  const mailServer = await startMailServer();
  const { env, databasePath } = await createWritingServerEnv();
  const mails = { PUBLIC_SITE_URL: 'https://clinic.example', SMTP_URL: mailServer.url };
  const settings = { ...env, ...mails, RATE_LIMIT_MAX: '1000000' };
  const attempts = generateAttempts();
  const answered: Outcome[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = spawnServer(settings);
    const port = await server.waitForPort();
    const visitors = createVisitors();
    const first = mailServer.mails.length;
    const sent = Array.from({ length: BOOKINGS_PER_KILL }, () => visitors.send(port, attempts.next().value));
    answered.push(...(await Promise.all(sent)));
    await mailServer.waitFor(first + BOOKINGS_PER_KILL);
    await server.stop('SIGKILL');
    visitors.leave();
    expectPromisesKept(databasePath, answered);
    endLeases(databasePath);
    announce(`kill ${kill}: ${mailServer.mails.length} mails taken, ${answered.length} bookings`);
  }
  const last = spawnServer(settings);
  await last.waitForPort();
  await expect.poll(() => countUnsent(databasePath), { timeout: 60_000 }).toBe(0);

  const taken = mailServer.countTaken();
  expect(taken.size).toBe(2 * countRows(databasePath));
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(2);
  const twice = [...taken.values()].filter((count) => count === 2).length;
  expect(twice).toBeLessThanOrEqual(KILLS * LANES);
  task.meta.figures = `${KILLS} kills while mails are sent: ${taken.size} mails arrived, ${twice} of those under way twice, no booking without its mails`;
});

/** Ends the claims of the dead process, as if their time had passed. */
function endLeases(databasePath: string): void {
  const database = new Database(databasePath);
  database.prepare('update mails set claimed_until = null').run();
  database.close();
}

function countUnsent(databasePath: string): number {
  const database = new Database(databasePath, { readonly: true });
  const count = database
    .prepare("select count(*) from mails where kind = 'booked' and status <> 'sent'")
    .pluck()
    .get() as number;
  database.close();
  return count;
}
