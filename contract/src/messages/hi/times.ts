import type * as english from '../en/times.ts';
import { nameTimes } from '../name-times.ts';
import type { Translated } from '../translated.ts';
import { timeToPartOfDay } from './parts-of-day.ts';

/** `02:00 PM` and `14:00` -> `दोपहर 2:00 बजे` */
export const { labelToWords, labelToTile, labelToShort, clockToWords, clocksToSpan, clocksToRow, zoneToWords } =
  nameTimes(timeToPartOfDay, ' बजे') satisfies Translated<typeof english>;
