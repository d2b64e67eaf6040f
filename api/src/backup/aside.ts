/** Names the place of what a restored file or folder replaces: `data/clinic.db.before-restore-2026-12-01T20-45-00-000Z` */
export function nameAside(path: string): string {
  return `${path}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}
