import { expect, test } from 'vitest';
import { createSenderKeys } from '#src/appointments/review/sender-key.ts';

test('a sender’s key is the same for a network, differs by secret, and holds nothing of the address', () => {
  const toKey = createSenderKeys(Buffer.alloc(32, 'one'));
  expect(toKey('203.0.113.7')).toBe(toKey('203.0.113.200'));
  expect(toKey('2001:db8:48::1')).toBe(toKey('2001:db8:48:ff00::1'));
  expect(toKey('203.0.113.7')).not.toBe(toKey('203.0.114.7'));
  expect(toKey('203.0.113.7')).not.toBe(createSenderKeys(Buffer.alloc(32, 'two'))('203.0.113.7'));
  expect(toKey('203.0.113.7')).toMatch(/^[\w-]{12}$/);
});
