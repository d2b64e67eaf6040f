import latin from '@clinic/ui/fonts/anek-latin.woff2?url';

/** The font files that every page requests early. The build of another script replaces this module. */
export const FONTS = [latin];
