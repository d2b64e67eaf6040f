import type { Maker } from '../database/tables.ts';

/** Who has only a shell; the records know no more. */
export const COMMAND_LINE: Maker = { made_by: 'command line', made_from: '' };
