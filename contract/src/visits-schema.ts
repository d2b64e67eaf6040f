import { z } from 'zod';
import type { Visit } from './booking-calendar.ts';
import { contentId, contentObject, contentText, refuseTwice } from './content-object.ts';

const MIN_MINUTES = 5;
const MAX_MINUTES = 480;

const MINUTES_REMEDY = `Write how many minutes this visit lasts, from ${MIN_MINUTES} to ${MAX_MINUTES}, for example: 30`;
const NEW_PATIENTS_REMEDY = 'Write true when patients who come for the first time can choose it, and false otherwise.';
const NOBODY_NEW_REMEDY =
  'New patients can choose none of these, so they cannot book. Write forNewPatients: true for at least one.';

/** The kinds of visits in `content/booking.yaml`. */
export const visitsSchema = z
  .array(
    contentObject({
      id: contentId('first-visit'),
      name: contentText('First visit', 80).describe('How patients read it in the booking form.'),
      minutes: z
        .number({ error: MINUTES_REMEDY })
        .int(MINUTES_REMEDY)
        .min(MIN_MINUTES, MINUTES_REMEDY)
        .max(MAX_MINUTES, MINUTES_REMEDY)
        .describe("How long it lasts. It takes as many of the doctor's slots as it needs."),
      fee: contentText('₹ 700', 80).optional().describe('Shown beside the name; nothing when absent.'),
      forNewPatients: z
        .boolean({ error: NEW_PATIENTS_REMEDY })
        .default(true)
        .describe('Whether patients who come for the first time can choose it; true when absent.'),
    }),
    { error: 'List the kinds of visits, for example:\n- id: first-visit\n  name: First visit\n  minutes: 30' },
  )
  .min(1, 'List at least one kind of visit, or leave the field out.')
  .superRefine((visits, context) => {
    const places = visits.map((visit, index) => ({ ...visit, path: [index] }));
    refuseTwice(places, 'kinds of visits', context);
    if (visits.length > 0 && visits.every(({ forNewPatients }) => !forNewPatients)) {
      context.addIssue({ code: 'custom', message: NOBODY_NEW_REMEDY });
    }
  }) satisfies z.ZodType<Visit[]>;
