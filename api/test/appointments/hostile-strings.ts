import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';

/** Texts that break careless programs. A person may type any of them, so they are stored unchanged. */
export const HARMLESS_STRINGS = [
  `'); drop table appointments; --`,
  `" or "1"="1`,
  `Robert\\'; select pg_sleep(10); --`,
  '$1 :name ?1 @phone',
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `<!--#exec cmd="ls"--><![CDATA[x]]>`,
  `{{7*7}} \${7*7} #{7*7} <%= 7*7 %> {% raw %}`,
  `\${jndi:ldap://127.0.0.1/a}`,
  '$(reboot) `reboot` | reboot; reboot && reboot',
  '=1+1',
  '=cmd|" /C calc"!A0',
  '+919876543210',
  '-1+1',
  '@sum(1+1)',
  '../../../../etc/passwd',
  'C:\\Windows\\System32',
  '%00 %0d%0aBcc: all@victim.example',
  'Bcc: all@victim.example',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '0',
  'true',
  '{"$ne":null}',
  '[object Object]',
  '\\u0000 \\x00 \\0',
  '%s%s%s%n %d',
  '&amp;&lt;&#0;&nbsp;',
  // Bidi marks and overrides, joiners, variation selectors, a zero-width space between letters, a byte order mark.
  'abc\u202edef\u202c \u2066x\u2069 \u200e\u200f',
  'क्\u200dष न\u200cन a\ufe0fb a\u200bb a\ufeffb',
  'आशा कुलकर्णी',
  'ﷺ ﷽',
  'Z̸͓̈a̴̦͝l̵͎̂g̶̱̍o̸̪̚',
  'e\u0301 é Å Å ﬁ',
  '👩‍⚕️ 🇮🇳 👍🏽 \u{10ffff} \u{e0001}x',
  '\ufffd \ufffe \uffff \ufdd0',
  'a\u2028b\u2029c',
  'ＡＳＨＡ',
  'İıſK',
];

/** Texts that nobody can type: lone surrogates and control characters. */
export const REFUSED_STRINGS = [
  'a\u0000b',
  '\u0000',
  'a\ud800b',
  '\udfff',
  '\udc00\ud800',
  'a\u0001b',
  'a\u0007b',
  'a\u0008b',

  'a\u000bb',
  'a\u001b[31mb',
  'a\u007fb',
  'a\u0085b',
  'a\u009bb',
];

/** Line breaks and tabs belong in the message only: elsewhere a line break could begin a new header of a mail. */
export const MULTILINE_STRINGS = [
  'a\tb',
  'Asha\r\nBcc: all@victim.example',
  'Asha\nX-Header: 1',
  'a\rb',
  '\r\n.\r\nQUIT\r\n',
];

const NESTING_DEPTH = BODY_MAX_BYTES / 2 - 100;

/** Bodies that are odd or broken JSON and not a booking, some of them as deep as the limit allows. */
export const HOSTILE_JSON = [
  '['.repeat(NESTING_DEPTH) + ']'.repeat(NESTING_DEPTH),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{"name":${'['.repeat(NESTING_DEPTH)}${']'.repeat(NESTING_DEPTH)}}`,
  '['.repeat(NESTING_DEPTH),
  `{${Array.from({ length: 1000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  '{"name":{"__proto__":{"toString":1}}}',
  '{"name":"a","name":{"toString":null}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"length":1e308,"name":-0,"email":1e999}',
  '{"name":"\\ud800"}',
  '123456789'.repeat(1000),
  '"',
  '\u0000',
  'NaN',
  '{"name":"a",}',
  "{'name':'a'}",
];
