import type { DeskRole } from '@clinic/contract/desk-person.ts';

/** The roles in words. */
export const ROLES: Record<DeskRole, string> = { reception: 'Reception', owner: 'Owner' };
