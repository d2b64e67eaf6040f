import type { z } from 'astro/zod';
import type { COLLECTIONS } from '#schemas/collections.ts';

type Collections = typeof COLLECTIONS;

/** The entries of each collection; `file` is the path that messages name. */
export type Entries = {
  [Name in keyof Collections]: { file: string; data: z.infer<ReturnType<Collections[Name]['schema']>> }[];
};
