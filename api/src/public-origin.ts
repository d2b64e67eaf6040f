import type { Config } from './config.ts';
import { isLoopback } from './loopback.ts';
import { StartupError } from './startup-error.ts';

type OriginSettings = Pick<Config, 'devSite' | 'publicApiBase' | 'publicSiteUrl'>;

/**
 * Returns the address of the service for patients, without a slash at the end. It comes from the settings, never from a
 * request, whose Host header anybody can write. On the operator's own machine it is the port that the service listens
 * on.
 */
export function getPublicOrigin(config: OriginSettings, getPort: () => number): string {
  return getNamedOrigin(config) || `http://localhost:${getPort()}`;
}

/** Throws StartupError when other machines are served but patients' links would lead only to this one. */
export function refuseLocalLinks(config: Config): void {
  const sign = config.devSite || config.publicSiteUrl ? null : findSignOfPatients(config);
  if (!sign) return;
  throw new StartupError(
    `PUBLIC_SITE_URL is not set, and ${sign}: the links in patients' mails would lead to http://localhost. Name the address of the site. Example: PUBLIC_SITE_URL=https://clinic.example`,
  );
}

function getNamedOrigin({ devSite, publicApiBase, publicSiteUrl }: OriginSettings): string {
  // The development server passes requests on to the API, and holds the files that its pages load.
  return devSite || publicApiBase || publicSiteUrl;
}

/** Names a setting that shows that other people use the site; `null` when there is none. */
function findSignOfPatients({ host, trustProxy, smtpUrl }: Config): string | null {
  if (!isLoopback(host)) return `HOST=${host} lets other machines in`;
  if (Array.isArray(trustProxy) ? trustProxy.length > 0 : trustProxy)
    return 'TRUST_PROXY says that visitors come through a proxy';
  if (smtpUrl !== '') return 'SMTP_URL sends mails to patients';
  return null;
}
