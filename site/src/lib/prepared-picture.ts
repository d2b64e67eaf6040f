export type PictureSource = { type: string; srcSet: string; media?: string; width: number; height: number };

/** What `pictures.ts` makes of a picture in `content/`. */
export type PreparedPicture = {
  /** Formats and crops that win over the `img` where a browser knows them. */
  sources: PictureSource[];
  /** The `img` itself, in WebP, which every browser of the last years knows. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
};
