import type { Site, SiteBody, SiteFile } from '@clinic/api/plugins/site-files.ts';

/** A draft sends nothing to another place, whatever PUBLIC_API_BASE says. It adds to the policy of each page. */
const OWN_POLICY = "connect-src 'self'; form-action 'self'";

/** Changes the answers of a built site so that nobody keeps or finds them, and their forms reach no other service. */
export function toDraftSite(site: Site): Site {
  const change = (files: Site['files']) => new Map([...files].map(([path, file]) => [path, toDraftFile(file)]));
  return { ...site, files: change(site.files), notFoundPages: change(site.notFoundPages) };
}

function toDraftFile(file: SiteFile): SiteFile {
  return { ...file, bodies: new Map([...file.bodies].map(([encoding, body]) => [encoding, toDraftBody(body)])) };
}

function toDraftBody(body: SiteBody): SiteBody {
  const change = (headers: SiteBody['headers']) => {
    const policy = headers['content-security-policy'];
    return {
      ...headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(policy && { 'content-security-policy': `${policy}, ${OWN_POLICY}` }),
    };
  };
  return { ...body, headers: change(body.headers), httpsHeaders: change(body.httpsHeaders) };
}
