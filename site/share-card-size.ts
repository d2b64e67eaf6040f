/** The size of pictures for shared links that programs show without cropping. */
export const SHARE_CARD_PX = { width: 1200, height: 630 };
