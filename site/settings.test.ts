import { expect, test } from 'vitest';
import { readPublicSettings } from './settings.ts';

test('an unset or blank variable takes its default', () => {
  expect(readPublicSettings({ PUBLIC_API_BASE: ' ' })).toEqual({ siteUrl: 'http://localhost:3000', apiBase: '' });
});

test('a slash at the end is dropped', () => {
  expect(readPublicSettings({ PUBLIC_SITE_URL: 'https://clinic.example/' }).siteUrl).toBe('https://clinic.example');
});

test.each(['clinic.example', 'ftp://clinic.example', 'https://clinic.example/?a=1', 'https://clinic.example/hernia'])(
  '%s is refused by name',
  (value) => {
    expect(() => readPublicSettings({ PUBLIC_SITE_URL: value })).toThrow(
      /^PUBLIC_SITE_URL .*example: PUBLIC_SITE_URL=https/,
    );
  },
);
