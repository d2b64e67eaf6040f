import { GALLERY, RECOGNITIONS } from './content.ts';

/** The items of the header, which the menu of a phone has too. */
export const NAVIGATION = [
  'Home',
  'Services',
  'About Us',
  'Blogs',
  ...(GALLERY.length > 0 ? ['Gallery'] : []),
  ...(RECOGNITIONS.length > 0 ? ['Recognitions'] : []),
];
