import { contentObject } from '@clinic/contract/content-object.ts';
import { z } from 'astro/zod';

/** `content/fee.yaml`: the consultation fee. The mark `{fee}` stands for it in all texts; operations have no price. */
export const feeSchema = contentObject({
  consultation: z
    .string({ error: 'Write the fee with its currency, in quotation marks, for example: "₹800"' })
    .regex(/^\p{Sc} ?\d+(,\d+)*(\.\d{2})?$/u, 'Write the sign of the currency and the amount, for example: ₹800')
    .meta({ title: 'First visit' })
    .describe('What a first visit to a doctor costs. Every page that names the fee shows this one.'),
});
