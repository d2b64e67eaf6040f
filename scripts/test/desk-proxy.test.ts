import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the nginx of the desk asks for a name and a password before it passes anything on', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/desk.nginx.conf'), 'utf8');
  const active = text.replace(/^\s*#.*$/gm, '');
  const [, server = ''] = active.split(/^server \{$/m);
  // The lines before the first location hold for all of them.
  const [rules = '', ...locations] = server.split(/^ {2}location /m);
  expect(locations.some((location) => location.includes('proxy_pass http://desk;'))).toBe(true);
  expect(active.match(/^server \{$/gm)).toHaveLength(1);
  expect(rules).toMatch(/^ {2}satisfy all;$/m);
  expect(rules).toMatch(/^ {2}auth_basic "Front desk";$/m);
  expect(rules).toMatch(/^ {2}auth_basic_user_file \/etc\/nginx\/desk\.users;$/m);
  expect(locations.join()).not.toMatch(/auth_basic|satisfy/);
});
