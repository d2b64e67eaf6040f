import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWhatsAppTemplates } from '#src/channels/whatsapp/templates.ts';
import { readConfig } from '#src/config.ts';
import { createFolder } from '../folder.ts';

const ALL = {
  WHATSAPP_TOKEN: 'secret-token',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'secret-of-app',
  WHATSAPP_VERIFY_TOKEN: 'secret-word',
};

test('WhatsApp is on with its four settings, and asks Meta unless another address is named', () => {
  expect(readConfig(ALL).whatsapp).toEqual({
    apiUrl: 'https://graph.facebook.com/v23.0',
    phoneId: '106540352242922',
    token: 'secret-token',
    appSecret: 'secret-of-app',
    verifyToken: 'secret-word',
  });
  const { whatsapp } = readConfig({ ...ALL, WHATSAPP_API_URL: 'http://127.0.0.1:9/' });
  expect(whatsapp?.apiUrl).toBe('http://127.0.0.1:9');
  expect(readConfig({ WHATSAPP_API_URL: 'http://127.0.0.1:9' }).whatsapp).toBeNull();
});

test.each(Object.keys(ALL) as (keyof typeof ALL)[])('a start without %s alone is refused by its name', (missing) => {
  const { [missing]: _left, ...others } = ALL;
  const read = () => readConfig(others);
  expect(read).toThrow(new RegExp(`^${missing} is not set, and .+ are\\. .+ Example: ${missing}=`));
  expect(read).not.toThrow(/secret-/);
});

test('a value with spaces is refused, and not repeated', () => {
  const read = () => readConfig({ ...ALL, WHATSAPP_TOKEN: 'secret token' });
  expect(read).toThrow('WHATSAPP_TOKEN must be the access token');
  expect(read).not.toThrow(/secret token/);
});

test('missing or wrong templates stop a start with the file and the remedy', async () => {
  const folder = join(await createFolder(), 'content');
  await mkdir(folder);
  expect(() => readWhatsAppTemplates(folder)).toThrow(/whatsapp\.yaml: This file is missing/);
  const write = (text: string) => writeFile(join(folder, 'whatsapp.yaml'), text);
  await write('templates:\n  - kind: booked\n    name: Booked\n    language: en\n    words: See you.\n');
  expect(() => readWhatsAppTemplates(folder)).toThrow(/whatsapp\.yaml.*\n.*whatsapp\.yaml/s);
  const words = 'See {{doctor}} on {{day}}, {{time}}, as planned.';
  await write(`templates:\n  - kind: booked\n    name: booked\n    language: en\n    words: ${words}\n`);
  expect(readWhatsAppTemplates(folder)).toMatchObject([{ kind: 'booked', words }]);
});
