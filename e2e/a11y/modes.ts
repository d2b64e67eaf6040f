import type { BrowserContextOptions } from '@playwright/test';
import { READERS_LOOKS } from '../readers-looks.ts';

/** A way in which people have set up their device. */
export type Mode = {
  name: string;
  windows: { width: number; height: number }[];
  /** How many times larger letters are: a page then has only the room of a smaller window. */
  zoom?: number;
  /** The wishes that the browser tells the page. */
  wishes?: Pick<BrowserContextOptions, 'contrast' | 'forcedColors' | 'colorScheme'>;
  /** A reader's own styles. */
  look?: string;
  isSavingData?: boolean;
  /** Whether the contrast of words is measured from pixels. */
  measuresContrast?: boolean;
  /** Whether signs without words, and words in drawings, must be drawn with contrast. */
  measuresSigns?: boolean;
};

const PHONE = { width: 360, height: 800 };
const LAPTOP = { width: 1280, height: 800 };

export const MODES: Mode[] = [
  { name: 'more contrast', windows: [PHONE, LAPTOP], wishes: { contrast: 'more' }, measuresContrast: true },
  { name: 'own colors', windows: [PHONE, LAPTOP], wishes: { forcedColors: 'active' }, measuresSigns: true },
  {
    name: 'own dark colors',
    windows: [PHONE, LAPTOP],
    wishes: { forcedColors: 'active', colorScheme: 'dark' },
    measuresSigns: true,
  },
  {
    name: 'large letters',
    windows: [{ width: 390, height: 844 }, LAPTOP],
    zoom: 2,
    look: READERS_LOOKS['large letters'],
  },
  { name: 'wide spacing', windows: [PHONE, LAPTOP], look: READERS_LOOKS.spacing },
  // A window of 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10).
  { name: 'smallest window', windows: [{ width: 320, height: 256 }] },
  { name: 'phone on its side', windows: [{ width: 844, height: 390 }] },
  { name: 'saved data', windows: [PHONE], isSavingData: true },
];
