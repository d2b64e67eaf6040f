/** A format or a crop of a picture. A crop of its own has its own dimensions. */
export type PictureSource = { type: string; srcSet: string; media?: string; width?: number; height?: number };

/** A picture of `content/` as `pictures.ts` prepares it. */
export type PreparedPicture = {
  /** Other formats and crops, which a browser that knows them prefers to `src`. */
  sources: PictureSource[];
  /** The address of the `img`, in WebP, which all current browsers know. */
  src: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
};
