/** The site's public address (`PUBLIC_SITE_URL`), the base of all absolute addresses in pages. */
export const SITE_URL = new URL(import.meta.env.SITE);
