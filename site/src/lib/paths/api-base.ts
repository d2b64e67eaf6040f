import { readPublicSettings } from '../../../settings.ts';

/** The API's address (`PUBLIC_API_BASE`); empty for the site's own origin. */
export const API_BASE = readPublicSettings(process.env).apiBase;
