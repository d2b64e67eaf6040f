import { Resolver } from 'node:dns/promises';
import { getErrorCode } from '../startup-error.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const USUAL_SELECTORS = ['default', 'mail', 'dkim', 'google', 'selector1'];

/** Asks the DNS whether other mail servers can tell this sender's mails from forged ones. */
export async function checkSenderDomain(
  domain: string,
  resolver: Pick<Resolver, 'resolveTxt'> = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<Finding[]> {
  try {
    return await Promise.all([checkSpf(domain, resolver), checkDkim(domain, resolver), checkDmarc(domain, resolver)]);
  } catch (error) {
    const says = `The DNS does not answer about ${domain} (${getErrorCode(error)}).`;
    return [toWarning(says, 'Check the name server of this machine (/etc/resolv.conf), and run the checkup again.')];
  }
}

type TxtResolver = Pick<Resolver, 'resolveTxt'>;

async function checkSpf(domain: string, resolver: TxtResolver): Promise<Finding> {
  const { texts } = await readTexts(domain, resolver);
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const remedy = `Add the TXT record at ${domain} that the mail provider names. Example: v=spf1 include:mail.example -all`;
  if (records.length === 0) return toWarning(`${domain} has no SPF record: mails may land in spam.`, remedy);
  if (records.length > 1) return toFault(`${domain} has several SPF records, so none counts.`, 'Join them in one.');
  if (/\s\+?all\b/i.test(records[0] ?? '')) {
    return toFault(`The SPF record of ${domain} lets every server send in its name.`, 'End it with -all or ~all.');
  }
  return toOk(`${domain} has an SPF record.`);
}

/** The name of the key stands only in sent mails. Where no name below `_domainkey` exists, there is no key at all. */
async function checkDkim(domain: string, resolver: TxtResolver): Promise<Finding> {
  const asked = await Promise.all(
    USUAL_SELECTORS.map((selector) => readTexts(`${selector}._domainkey.${domain}`, resolver)),
  );
  const index = asked.findIndex(({ texts }) => texts.some((text) => /(^|;\s*)p=[^;\s]/.test(text)));
  if (index >= 0) return toOk(`${domain} has a DKIM key (${USUAL_SELECTORS[index]}).`);
  const { exists } = await readTexts(`_domainkey.${domain}`, resolver);
  if (exists) return toOk(`${domain} has a DKIM key; its name stands after s= in the header DKIM-Signature of a mail.`);
  return toWarning(
    `No DKIM key of ${domain} was found: mails may land in spam.`,
    'Turn on DKIM at the mail provider, and add the record that it names. All is well when a received mail says dkim=pass in its header Authentication-Results.',
  );
}

/** A domain without a record of its own has that of the domain above it. */
async function checkDmarc(domain: string, resolver: TxtResolver): Promise<Finding> {
  const labels = domain.split('.');
  const above = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  for (const name of above) {
    const { texts } = await readTexts(`_dmarc.${name}`, resolver);
    if (texts.some((text) => /^v=DMARC1\b/i.test(text))) return toOk(`${name} has a DMARC record.`);
  }
  const example = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`;
  const remedy = `Add a TXT record at _dmarc.${domain}. Example: ${example}`;
  return toWarning(`${domain} has no DMARC record: others can send in its name.`, remedy);
}

async function readTexts(name: string, resolver: TxtResolver): Promise<{ exists: boolean; texts: string[] }> {
  try {
    const records = await resolver.resolveTxt(name);
    return { exists: true, texts: records.map((parts) => parts.join('')) };
  } catch (error) {
    const code = getErrorCode(error);
    if (code !== 'ENOTFOUND' && code !== 'ENODATA') throw error;
    return { exists: code === 'ENODATA', texts: [] };
  }
}
