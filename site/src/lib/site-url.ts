/** Where the site stands (`PUBLIC_SITE_URL`): the base of every absolute address in its pages. */
export const SITE_URL = new URL(import.meta.env.SITE);
