import { CLINIC, SERVICES, toTel } from '../../content.ts';
import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';

const SERVICE = SERVICES.find(({ questions }) => questions.length > 0) ?? (SERVICES[0] as (typeof SERVICES)[number]);

test('a patient reads about an operation, and books it', async ({ person, clinic }) => {
  await person.engine.resize(DESKTOP.width, DESKTOP.height);
  await person.open(`${clinic.url}/services/${SERVICE.slug}`);
  for (const part of ['Overview', 'When to consult', 'Treatment options', 'Recovery', 'Why choose us']) {
    await person.sees('heading', part, { level: 2 });
  }
  const aside = { role: 'complementary' };
  const { href } = await person.sees('link', undefined, { pattern: CLINIC.phone.replace('+', '\\+'), within: aside });
  expect(href).toBe(toTel(CLINIC.phone));
  await person.clicks('link', 'Book appointment', { within: aside });
  await person.isAt(new RegExp(`^/book\\?service=${SERVICE.slug}$`));
  await person.engine.back();
  await person.isAt(new RegExp(`^/services/${SERVICE.slug}$`));
});
