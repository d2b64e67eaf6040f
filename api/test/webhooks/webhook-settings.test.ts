import { expect, test } from 'vitest';
import { readConfig } from '#src/config.ts';

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8mVqRk1wXcE=';

test('webhooks need addresses of the web, and a secret', () => {
  const url = 'https://hospital.example/hooks';
  expect(() => readConfig({ WEBHOOK_URLS: url })).toThrow(/^WEBHOOK_SECRET .+ Example: WEBHOOK_SECRET=whsec_\S+$/);
  expect(() => readConfig({ WEBHOOK_URLS: 'ftp://hospital.example', WEBHOOK_SECRET })).toThrow(
    /^WEBHOOK_URLS .+ Example: WEBHOOK_URLS=\S+$/,
  );
});
