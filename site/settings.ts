/** The settings that the site's build reads from the environment. */
export type PublicSettings = {
  /** The site's public address; canonical links start with it. */
  siteUrl: string;
  /** The API's address; empty for the site's own origin. */
  apiBase: string;
};

/** Reads the settings. Throws an error with the variable and an example when a value cannot be used. */
export function readPublicSettings(env: Record<string, string | undefined>): PublicSettings {
  return {
    siteUrl: readUrl(env, 'PUBLIC_SITE_URL', 'https://clinic.example') ?? 'http://localhost:3000',
    apiBase: readUrl(env, 'PUBLIC_API_BASE', 'https://api.clinic.example') ?? '',
  };
}

function readUrl(env: Record<string, string | undefined>, name: string, example: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`${name} is not a web address. Write it with http or https, for example: ${name}=${example}`);
  }
  return url.href.replace(/\/$/, '');
}
