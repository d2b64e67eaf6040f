/** The size of pictures for shared links, which Open Graph's readers show without cropping. */
export const SHARE_CARD_PX = { width: 1200, height: 630 };
