/** Whose fault a refusal is: the address does not accept mail, it is ours, or the answer does not say. */
export type Fault = 'address' | 'ours' | 'unclear';

/** RFC 3463: no such mailbox or domain, a bad or former address, a disabled mailbox, no way to the domain. */
const ADDRESS_CODE = /^5\.(?:1\.(?:[1236]|10)|2\.1|4\.4)$/;

/** RFC 3463: the sender's address, the mail system, a full mailbox, security and policy. */
const OUR_CODE = /^5\.(?:1\.[78]|2\.[23]|3\.\d|7\.\d+)$/;

/** A server that has its users in tables names the table ('User unknown in relay recipient table'). */
const TABLE = /\bin \w+ (?:\w+ )?table\b/g;

const OUR_WORDS =
  /relay|authenti|\bauth\b|log ?in|\bhelo\b|\behlo\b|policy|spam|black|block|\brbl\b|dnsbl|\bspf\b|dkim|dmarc|reputation|sender|your (?:ip|host|server)|client host|reverse|\bptr\b|\btls\b|quota|\bfull\b|limit|too (?:many|much|large)|\brate\b|storage|denied|not (?:allowed|permitted|authori[sz]ed|local)|prohibited|permission|administrative|banned/;

const ADDRESS_WORDS =
  /unknown|no such|no mailbox|not (?:found|exist|known)|n[o']t exist|unavailable|invalid|inactive|disabled|unroutable|unrouteable|undeliverable|not a (?:valid|known)|no longer/;

/** Says whose fault it is that a mail server has refused a recipient for good. In doubt it is not the address. */
export function findFault(response: string): Fault {
  const [, reply = '', status = ''] = /^(5\d\d)[ -]?(5\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  // The address, which anybody may have typed, says nothing.
  const words = response
    .toLowerCase()
    .replace(/<[^>]*>|\S*@\S*/g, '')
    .replace(TABLE, '');
  if (ADDRESS_CODE.test(status)) return /relay|authenti|\bhelo\b/.test(words) ? 'ours' : 'address';
  if (OUR_CODE.test(status) || reply === '551' || reply === '552' || OUR_WORDS.test(words)) return 'ours';
  return ADDRESS_WORDS.test(words) ? 'address' : 'unclear';
}
