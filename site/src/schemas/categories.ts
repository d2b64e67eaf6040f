import { contentObject } from '@clinic/contract/content-object.ts';
import { textList } from './common.ts';

/** `content/categories.yaml`: the kinds of services, in the order of the services page. */
export const categoriesSchema = contentObject({
  categories: textList('General Surgery')
    .refine((names) => new Set(names).size === names.length, 'The same category is listed twice. Remove one.')
    .describe('The headings of the services page, from top to bottom; each service names one of them.'),
});
