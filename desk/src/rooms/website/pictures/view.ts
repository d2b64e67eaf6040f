import type { PictureFile } from './all-pictures.ts';

/** All pictures of the website, by their folders. */
export type PicturesView = {
  folders: readonly { folder: string; pictures: readonly PictureFile[] }[];
  isRemoved: boolean;
  /** Why the last press did nothing. */
  refused: string | null;
};

/** One picture with its forms. */
export type PictureView = PictureFile & {
  /** Names the bytes that were shown, so that a change of somebody else in between is noticed. */
  version: string;
  /** The address of the published picture, where the draft has another one. */
  publishedAddress: string | null;
  /** Whether somebody has changed the published picture by hand since the draft began. */
  isChangedByHand: boolean;
  /** Why the last press did nothing. */
  mistakes: readonly string[];
  done: 'replaced' | 'back' | null;
};
