import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/hero.ts';

/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'रोकें',
  play: 'चलाएँ',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'हिलती तस्वीरें',
  features: 'हमारी खास बातें',
} as const satisfies Translated<typeof english.heroMessages>;
