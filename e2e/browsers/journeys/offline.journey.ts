import { SERVICES } from '../../content.ts';
import { startClinic } from '../../fixtures.ts';
import { expect, test } from '../fixtures.ts';

/** For a machine that is busy with other work. */
const PATIENCE = { timeout: 30_000 };

const [READ, UNREAD] = SERVICES as [(typeof SERVICES)[number], (typeof SERVICES)[number]];

test('a patient reads a visited page without a connection, and is told when another was not kept', async ({
  person,
}) => {
  const clinic = await startClinic();
  const toAddress = ({ slug }: typeof READ) => `${clinic.url}/services/${slug}`;
  try {
    await person.open(clinic.url);
    // The first page starts no service worker. Its script, which comes after the page, counts it.
    await expect.poll(() => person.engine.evaluate(() => sessionStorage.length), PATIENCE).toBeGreaterThan(0);
    await person.open(`${clinic.url}/about`);
    const hasWorker = () =>
      person.engine.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
    await expect.poll(hasWorker, PATIENCE).toBe(true);
    await person.open(toAddress(READ));
    const isKept = () => person.engine.evaluate(async () => Boolean(await caches.match(location.href)));
    await expect.poll(isKept, PATIENCE).toBe(true);
  } finally {
    await clinic.stop();
  }
  await person.open(toAddress(READ));
  await person.sees('heading', READ.title, { level: 1 });
  await person.open(toAddress(UNREAD));
  await person.sees('heading', 'No connection', { level: 1 });
});
