import { createTransport } from 'nodemailer';
import { toShownPath } from '../backup/command.ts';
import { toSmtpSettings } from '../channels/email/smtp.ts';
import type { Config } from '../config.ts';
import { getErrorCode } from '../startup-error.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

/** Less than the limit of a check, so that the reason is told. */
const SILENT_MS = 8000;

const REMEDIES: Record<string, string> = {
  EAUTH: 'It refuses the user or the password in SMTP_URL: ask its provider for an app password.',
  ETLS: 'It offers no encryption, without which no password is sent: try smtps:// with port 465.',
  EDNS: 'Its name is unknown: check the host in SMTP_URL.',
};

/** Greets the mail server and signs in, as for a mail, without sending one. */
export async function checkMailServer({ smtpUrl, outboxDir }: Pick<Config, 'smtpUrl' | 'outboxDir'>) {
  return [smtpUrl === '' ? tellOfFiles(outboxDir) : await shakeHands(smtpUrl)];
}

async function shakeHands(smtpUrl: string): Promise<Finding> {
  const { hostname } = new URL(smtpUrl);
  const limits = { connectionTimeout: SILENT_MS, greetingTimeout: SILENT_MS, socketTimeout: SILENT_MS };
  const transport = createTransport({ ...toSmtpSettings(smtpUrl), ...limits });
  try {
    await transport.verify();
    return toOk(`${hostname} lets this service in.`);
  } catch (error) {
    const code = getErrorCode(error);
    const remedy =
      REMEDIES[code] ?? 'Check host and port in SMTP_URL, its certificate, and whether a firewall lets them through.';
    return toFault(`${hostname} takes no mails from here (${code || 'unknown reason'}).`, remedy);
  } finally {
    transport.close();
  }
}

function tellOfFiles(outboxDir: string): Finding {
  const remedy = 'Name a mail server. Example: SMTP_URL=smtp://user:password@mail.example:587';
  return toWarning(`SMTP_URL is not set: mails become files in ${toShownPath(outboxDir)}, and reach nobody.`, remedy);
}
