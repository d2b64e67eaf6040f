import type { CollectionEntry } from 'astro:content';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH } from '#schemas/illustration.ts';
import { pickDrawing } from '../content/content-drawings.ts';

const DRAWINGS = import.meta.glob<string>('@content/services/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Prepares a labelled drawing for `Illustration`: the shapes keep the attributes of the file's root. */
export function prepareIllustration({
  src,
  ...rest
}: NonNullable<CollectionEntry<'services'>['data']['illustration']>) {
  const shapes = pickDrawing(DRAWINGS, 'services', src)
    .replace(/^<svg\b[^>]*/, (root) =>
      root.replace('<svg', '<g').replace(/\s(?:xmlns|viewBox|width|height)="[^"]*"/g, ''),
    )
    .replace(/<\/svg>\s*$/, '</g>');
  return { ...rest, shapes, viewBox: `0 0 ${ILLUSTRATION_WIDTH} ${ILLUSTRATION_HEIGHT}` };
}
