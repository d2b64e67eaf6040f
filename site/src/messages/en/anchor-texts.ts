/**
 * The English of translated titles, from which their anchors are made. For another language than English
 * `integrations/chosen-language.ts` makes this module from the translated content.
 */
export const ANCHOR_TEXTS: ReadonlyMap<string, string> = new Map();
