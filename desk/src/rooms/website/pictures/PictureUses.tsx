import { TextLink } from '#parts/TextLink.tsx';
import type { PictureFile } from './all-pictures.ts';

/** The entries that show a picture. */
export function PictureUses({ uses }: Pick<PictureFile, 'uses'>) {
  if (uses.length === 0) return <span>No page shows it.</span>;
  return uses.map(({ file, title, href }) => (
    <span key={file}>{href === null ? title : <TextLink href={href}>{title}</TextLink>}</span>
  ));
}
