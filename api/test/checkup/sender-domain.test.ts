import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { checkSenderDomain } from '#src/checkup/sender-domain.ts';

/** Starts a name server that knows these texts, and resolves to a resolver that asks it alone. */
async function startNameServer(texts: Record<string, string[]>): Promise<Resolver> {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const name = readName(query);
    const answers = (texts[name] ?? []).map((text) => {
      const value = Buffer.from(`${String.fromCharCode(text.length)}${text}`, 'latin1');
      // A pointer to the question's name; TXT, IN, a minute, the length.
      return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, value.length]), value]);
    });
    const exists = Object.keys(texts).some((known) => known === name || known.endsWith(`.${name}`));
    const head = [...query.subarray(0, 2), 0x81, exists ? 0x80 : 0x83, 0, 1, 0, answers.length, 0, 0, 0, 0];
    server.send(Buffer.concat([Buffer.from(head), query.subarray(12, end), ...answers]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return resolver;
}

/** Reads the name of a question, whose labels each begin with their length. */
function readName(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += 1 + Number(query[at])) {
    labels.push(query.toString('latin1', at + 1, at + 1 + Number(query[at])));
  }
  return labels.join('.').toLowerCase();
}

const SPF = 'v=spf1 include:mail.example -all';
const DKIM = 'v=DKIM1; k=rsa; p=MIIB';
const DMARC = 'v=DMARC1; p=reject';

const DOMAINS: [records: Record<string, string[]>, states: string[]][] = [
  [
    { 'a.clinic.example': ['x', SPF], 'mail._domainkey.a.clinic.example': [DKIM], '_dmarc.a.clinic.example': [DMARC] },
    ['ok', 'ok', 'ok'],
  ],
  [
    { 'a.clinic.example': [SPF], 's7._domainkey.a.clinic.example': [DKIM], '_dmarc.clinic.example': [DMARC] },
    ['ok', 'ok', 'ok'],
  ],
  [{ 'a.clinic.example': ['v=spf1 mx +all'], 'mail._domainkey.a.clinic.example': ['p='] }, ['fault', 'ok', 'warning']],
  [{ 'a.clinic.example': [SPF, SPF] }, ['fault', 'warning', 'warning']],
  [{}, ['warning', 'warning', 'warning']],
];

test('what the DNS lacks, by which others know the mails of the clinic, is told', async () => {
  for (const [records, states] of DOMAINS) {
    const found = await checkSenderDomain('a.clinic.example', await startNameServer(records));
    expect(
      found.map(({ state }) => state),
      JSON.stringify(records),
    ).toEqual(states);
  }
});

test('a name server without an answer is told once', async () => {
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers(['127.0.0.1:1']);
  expect(await checkSenderDomain('a.clinic.example', resolver)).toEqual([
    expect.objectContaining({
      state: 'warning',
      says: expect.stringMatching(/^The DNS does not answer about a\.clinic\.example/),
    }),
  ]);
});
