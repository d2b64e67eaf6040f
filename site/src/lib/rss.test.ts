import { expect, test } from 'vitest';
import { buildFeed, escapeXml } from './rss.ts';

const feed = {
  title: 'Clinic',
  description: 'Posts',
  link: 'https://clinic.example/blogs',
  self: 'https://clinic.example/rss.xml',
  language: 'en-IN',
};

test('text with the signs of XML arrives as text', () => {
  expect(escapeXml(`<b>"Salt" & 'light'</b>\u0000`)).toBe(
    '&lt;b&gt;&quot;Salt&quot; &amp; &apos;light&apos;&lt;/b&gt;',
  );
});

test('an item carries the day as RSS wants it, and its address as its lasting name', () => {
  const item = {
    title: 'A & B',
    link: 'https://clinic.example/blogs/a',
    author: 'Dr. X',
    date: '2026-09-10',
    description: 'C',
  };
  const xml = buildFeed({ ...feed, items: [item] });
  expect(xml).toContain('<title>A &amp; B</title>');
  expect(xml).toContain('<pubDate>Thu, 10 Sep 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<guid>https://clinic.example/blogs/a</guid>');
});
