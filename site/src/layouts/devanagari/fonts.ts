import text from 'virtual:devanagari.woff2?url';
import latin from '@clinic/ui/fonts/anek-latin.woff2?url';
import './devanagari.css';
import './fonts.css';

/** The font files of a build in Hindi or Marathi. The smaller one, and the one that holds figures, comes first. */
export const FONTS = [latin, text];
