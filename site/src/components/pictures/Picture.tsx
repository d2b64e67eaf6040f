import type { ImgHTMLAttributes } from 'react';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> & {
  picture: PreparedPicture;
  /**
   * Loads the picture at once. It is for the largest picture of a page; others load near the window. Pictures in a
   * `<template>` use `loading="eager"`, because the template decides when they load.
   */
  isUrgent?: boolean;
};

/** A picture in all widths that the build makes. */
export function Picture({ picture, isUrgent = false, ...rest }: Props) {
  const { sources, src, width, height, alt, sizes } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding={isUrgent ? 'sync' : undefined}
      {...rest}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + (source.media ?? '')} sizes={sizes} {...source} />
      ))}
      {image}
    </picture>
  );
}
