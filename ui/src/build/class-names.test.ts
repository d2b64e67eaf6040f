import { expect, test } from 'vitest';
import { nameClass } from './class-names.ts';

const CARD = '/clinic/site/src/components/sections/ServiceCard.module.css';
const CONTACT_CARD = '/clinic/site/src/components/contact/ContactCard.module.css';
const SERVICE_CONTACT_CARD = '/clinic/site/src/components/services/ContactCard.module.css';

test('a class has one name for everyone who asks for it', () => {
  expect(nameClass('card', CARD)).toBe(nameClass('card', `${CARD}?used`));
});

test('no two classes share a name', () => {
  const names = [CARD, CONTACT_CARD, SERVICE_CONTACT_CARD].flatMap((path) =>
    ['card', 'title'].map((name) => nameClass(name, path)),
  );
  expect(new Set(names).size).toBe(names.length);
});
