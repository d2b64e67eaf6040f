/** Begins the name of what a restore has replaced, after the name of its place. */
export const ASIDE_MARK = 'before-restore-';

/** Names the place of what a restored file or folder replaces: `data/clinic.db.before-restore-2026-12-01T20-45-00-000Z` */
export const nameAside = (path: string): string => `${path}.${nameAsideSchema()}`;

/** Names the schema of what a restore replaces on Postgres. */
export const nameAsideSchema = (): string => ASIDE_MARK + new Date().toISOString().replaceAll(/[:.]/g, '-');
