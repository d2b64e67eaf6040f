import { expect, test } from 'vitest';
import { bookingMessages as hindi, fieldLabels as hindiFields } from './hi/booking.ts';
import { portalMessages as hindiPortal } from './hi/portal.ts';
import { bookingMessages as marathi, fieldLabels as marathiFields } from './mr/booking.ts';
import { portalMessages as marathiPortal } from './mr/portal.ts';

test('a label and the mark of a field that may stay empty are read together', () => {
  expect(`${hindiFields.message} ${hindi.optional}`).toBe('और कोई बात (ज़रूरी नहीं)');
  expect(`${hindiPortal.cancel.reason} ${hindiPortal.cancel.optional}`).toBe('वजह (ज़रूरी नहीं)');
  expect(`${marathiFields.message} ${marathi.optional}`).toBe('आणखी काही माहिती (हवी असल्यास)');
  expect(`${marathiPortal.cancel.reason} ${marathiPortal.cancel.optional}`).toBe('कारण (हवे असल्यास)');
});

test('the label of a step and the word for a finished one are read together', () => {
  expect(hindi.steps.map(({ label }) => `${label} (${hindi.completed})`)).toEqual([
    'आपकी जानकारी (पूर्ण)',
    'इलाज (पूर्ण)',
    'समय (पूर्ण)',
  ]);
  expect(marathi.steps.map(({ label }) => `${label} (${marathi.completed})`)).toEqual([
    'तुमची माहिती (पूर्ण)',
    'उपचार (पूर्ण)',
    'वेळ (पूर्ण)',
  ]);
});
