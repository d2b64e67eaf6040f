import { DESKTOP } from '../engine.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

const MESSAGE = 'A & B + ₹ मराठी';

test.beforeEach(async ({ person, clinic }) => {
  await person.engine.resize(DESKTOP.width, DESKTOP.height);
  await person.open(`${clinic.url}/contact`);
});

test('a patient who writes nothing is told what is missing', async ({ person }) => {
  await person.clicks('button', 'Send message');
  await person.expects('textbox', 'Name', {}, { hasFocus: true, description: 'Name is required' });
  expect((await person.sees('textbox', 'Message')).description).toContain('Message is required');
});

test('a patient writes by email', async ({ person, engineName }) => {
  await person.expects('radio', undefined, { pattern: 'Email' }, { isChecked: true });
  await write(person);
  await person.clicks('button', 'Send message');
  if (engineName === 'webkit') {
    // The small browser of WebKitGTK knows no mail program, and shows an error page in place of the site.
    await expect.poll(() => person.engine.evaluate(() => location.pathname)).not.toBe('/contact');
    await person.engine.back();
    expect((await person.sees('textbox', 'Message')).value).toBe(MESSAGE);
    return;
  }
  await person.expects('status', undefined, {}, { text: 'Opening your email client...' });
  const { href } = await person.sees('link', 'Open your email client');
  expect(href).toMatch(/^mailto:[^@]+@[^@?]+\?/);
  expect(decodeURIComponent(href)).toContain(`Message:\r\n${MESSAGE}`);
});

test('a patient writes by WhatsApp', async ({ person }) => {
  await person.clicks('radio', undefined, { pattern: 'WhatsApp' });
  await person.expects('radio', undefined, { pattern: 'WhatsApp' }, { isChecked: true });
  await write(person);
  await person.clicks('button', 'Send message');
  await person.expects('status', undefined, {}, { text: 'Redirecting to WhatsApp...' });
  await person.isAt(/^\/contact$/);
  const { href } = await person.sees('link', 'Open WhatsApp (opens in a new tab)');
  expect(new URL(href).searchParams.get('text')).toContain(`Message:\n${MESSAGE}`);
});

async function write(person: Person): Promise<void> {
  await person.fills('Name', 'Asha & Sons');
  await person.fills('Email', 'asha+clinic@example.com');
  await person.fills('Phone', '+91 (20) 5550-0100');
  await person.fills('Message', MESSAGE);
}
