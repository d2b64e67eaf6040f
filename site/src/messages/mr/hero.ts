import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/hero.ts';

/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'थांबवा',
  play: 'सुरू करा',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'हलणारी चित्रे',
  features: 'आमचे वेगळेपण',
} as const satisfies Translated<typeof english.heroMessages>;
