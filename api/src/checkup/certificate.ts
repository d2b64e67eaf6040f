import { once } from 'node:events';
import { isIP } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import type { Config } from '../config.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const DAY_MS = 86_400_000;
const WARNING_DAYS = 21;
const FAULT_DAYS = 7;
const SILENT_MS = 8000;

type Addresses = Pick<Config, 'publicSiteUrl' | 'publicApiBase' | 'deskUrl'>;

/** Looks at the certificate of each https address of the clinic. `options` lets tests trust one of their own. */
export async function checkCertificates(config: Addresses, now: Date, options: ConnectionOptions = {}) {
  const { publicSiteUrl, publicApiBase, deskUrl } = config;
  const urls = [publicSiteUrl, publicApiBase, deskUrl].filter((url) => url.startsWith('https:'));
  const hosts = new Map(urls.map((url) => [new URL(url).host, new URL(url)]));
  if (hosts.size === 0) return [toOk('There is no https address to look at.')];
  return Promise.all([...hosts.values()].map((url) => checkHost(url, now, options)));
}

async function checkHost({ host, hostname, port }: URL, now: Date, options: ConnectionOptions): Promise<Finding> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    ...options,
    host: name,
    port: Number(port || 443),
    servername: isIP(name) ? '' : name,
    rejectUnauthorized: false,
  });
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    if (!socket.authorized) {
      const remedy = 'Renew it for this name, with its whole chain. Caddy and certbot do so by themselves.';
      return toFault(`Browsers refuse the certificate of ${host} (${socket.authorizationError}).`, remedy);
    }
    return judgeDays(host, (Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / DAY_MS);
  } catch {
    return toFault(`${host} makes no https connection.`, 'Check the proxy that ends TLS, and the DNS of the name.');
  } finally {
    socket.destroy();
  }
}

function judgeDays(host: string, days: number): Finding {
  const says = `The certificate of ${host} ends in ${Math.floor(days)} days.`;
  if (days >= WARNING_DAYS) return toOk(says);
  const remedy =
    "It should have been renewed by now: run the proxy's renewal by hand (certbot renew), and read what it says.";
  return days < FAULT_DAYS ? toFault(says, remedy) : toWarning(says, remedy);
}
