import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { refuseLocalLinks } from '../public-origin.ts';
import { SECRET_FILE } from '../secret.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

/** Looks for settings that a start takes, but that a clinic should not have. Throws StartupError as the start does. */
export function checkConfiguration(config: Config): Finding[] {
  refuseLocalLinks(config);
  const findings = [...checkAddresses(config), ...checkProxy(config), ...checkSecret(config)];
  return findings.length > 0 ? findings : [toOk('All settings can be read and fit together.')];
}

function checkAddresses({ publicSiteUrl, deskUrl }: Config): Finding[] {
  const open = Object.entries({ PUBLIC_SITE_URL: publicSiteUrl, DESK_URL: deskUrl }).filter(
    ([, url]) => url.startsWith('http:') && !isLoopback(new URL(url).hostname),
  );
  const findings = open.map(([variable, url]) =>
    toFault(
      `${variable} begins with http: names, phones and passwords travel unencrypted.`,
      `Let a proxy end TLS, and name the address with https. Example: ${variable}=${url.replace('http:', 'https:')}`,
    ),
  );
  if (publicSiteUrl !== '') return findings;
  const remedy = 'Name the address of the site before patients use it. Example: PUBLIC_SITE_URL=https://clinic.example';
  return [...findings, toWarning('PUBLIC_SITE_URL is not set: links in mails lead to this machine alone.', remedy)];
}

function checkProxy({ trustProxy, publicSiteUrl }: Config): Finding[] {
  const remedy = 'Set it to the number of proxies, or to their addresses. Example: TRUST_PROXY=1';
  if (trustProxy === true) {
    return [toWarning('TRUST_PROXY=true believes every sender: anyone can claim any address and pass limits.', remedy)];
  }
  const isTrusting = Array.isArray(trustProxy) ? trustProxy.length > 0 : Boolean(trustProxy);
  if (isTrusting || !publicSiteUrl.startsWith('https:')) return [];
  return [toWarning('TRUST_PROXY is not set, and a proxy ends TLS: all visitors share one limit.', remedy)];
}

function checkSecret({ secret, backupRecipients }: Config): Finding[] {
  if (secret !== '' || backupRecipients.length > 0) return [];
  return [
    toWarning(
      `The secret of patients' links lies in ${SECRET_FILE} alone, and no backup holds it: with the disk all links would end.`,
      'Make a key with age-keygen, keep it elsewhere, and name its public part in BACKUP_AGE_RECIPIENTS; or keep a copy of the file elsewhere, and set SECRET.',
    ),
  ];
}
