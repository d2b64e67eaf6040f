import type { Maker } from '@clinic/api/database/appointment-tables.ts';

/** The maker of changes from the command line, whose records name no person. */
export const COMMAND_LINE: Maker = { made_by: 'command line', made_from: '' };
