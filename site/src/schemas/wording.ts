import { contentObject, contentText } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

/** `content/wording.yaml`: how the other texts are written. No page shows it; `npm run check:words` uses it. */
export const wordingSchema = contentObject({
  /** Phrases that no text may hold, in small or large letters, each with what to write instead. */
  avoid: z.array(contentObject({ phrase: contentText('ring us', 60), instead: contentText('call us', 200) }), {
    error: 'List the phrases, for example:\n- phrase: ring us\n  instead: call us',
  }),
});
