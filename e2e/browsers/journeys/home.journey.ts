import { CARD_SERVICES, SERVICES } from '../../content.ts';
import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';

const FIRST = SERVICES[0] as (typeof SERVICES)[number];
const PHONE = { width: 360, height: 740 };

test('a patient reads the home page, sees more services, and opens one', async ({ person, clinic }) => {
  await person.engine.resize(DESKTOP.width, DESKTOP.height);
  await person.open(clinic.url);
  await person.sees('heading', undefined, { level: 1 });
  const services = { role: 'region', pattern: '^Services' };
  await person.counts(6, 'listitem', undefined, { within: services });
  await person.clicks('button', 'View More Services', { within: services });
  await person.counts(Math.min(9, CARD_SERVICES.length), 'listitem', undefined, { within: services });
  await person.clicks('link', `Learn more about ${FIRST.title}`, { within: services });
  await person.isAt(new RegExp(`^/services/${FIRST.slug}$`));
  await person.sees('heading', FIRST.title, { level: 1 });
});

test('a patient on a phone goes by the menu, and closes it with Escape', async ({ person, clinic }) => {
  await person.engine.resize(PHONE.width, PHONE.height);
  await person.open(clinic.url);
  await person.clicks('button', 'Open menu');
  await person.sees('dialog', 'Menu');
  await person.presses('Escape');
  await person.counts(0, 'dialog', 'Menu');
  expect((await person.sees('button', 'Open menu')).hasFocus).toBe(true);
  await person.clicks('button', 'Open menu');
  await person.clicks('link', 'Services', { within: { role: 'dialog', name: 'Menu' } });
  await person.isAt(/^\/services$/);
});
