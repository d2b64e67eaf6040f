import type { ImgHTMLAttributes } from 'react';
import type { PreparedPicture } from '#lib/prepared-picture.ts';

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> & {
  picture: PreparedPicture;
  /** The page's largest picture: asked for at once. Every other one waits until it is near. */
  isUrgent?: boolean;
};

/** A picture in the formats and widths made at build, with its dimensions. */
export function Picture({ picture, isUrgent = false, ...rest }: Props) {
  const { sources, src, srcSet, width, height, alt, sizes } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + (source.media ?? '')} sizes={sizes} {...source} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding={isUrgent ? 'sync' : 'async'}
        {...rest}
      />
    </picture>
  );
}
