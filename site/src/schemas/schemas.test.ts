import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { clinicSchema } from './clinic.ts';
import { type ContentContext, WITHOUT_LOOKING } from './common.ts';
import { serviceSchema } from './service.ts';

/** Pictures and references are plain strings in these tests. Only the check of the content looks for their files. */
const context = {
  image: () => z.string(),
  reference: () => z.string(),
  ...WITHOUT_LOOKING,
} as unknown as ContentContext;

function getMessages(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('opening hours need both ends or neither', () => {
  const openingHours = [{ from: 'Monday', opens: '11:00' }];
  expect(getMessages(clinicSchema(context), { openingHours }).join('\n')).toContain(
    'Write both opens and closes, or neither',
  );
});

test('a service page has four to six steps', () => {
  const step = { title: 'Consultation', description: 'You meet the surgeon.' };
  const timeline = [step, step, step];
  expect(getMessages(serviceSchema(context), { timeline }).join('\n')).toContain(
    'timeline: Write at least four steps.',
  );
});
