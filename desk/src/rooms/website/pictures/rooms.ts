import { basename, dirname } from 'node:path';
import { defineRoom } from '#frame/room.ts';
import { readDraftFile } from '../files/content-draft.ts';
import { getWebsite } from '../judge-change.ts';
import { readPictures } from './all-pictures.ts';
import { openPicture, putBackPicture, removePicture, replacePicture } from './change-picture.ts';
import { PicturePage } from './PicturePage.tsx';
import { PicturesPage } from './PicturesPage.tsx';
import { PICTURES_PATH, REPLACE_PATH, toPublishedAddress } from './picture-answer.ts';
import type { PicturesView, PictureView } from './view.ts';

/** All pictures and drawings of the website, for owners. */
export const websitePictures = defineRoom<PicturesView>({
  name: 'website-pictures',
  room: 'website',
  path: PICTURES_PATH,
  access: 'owners',
  toTitle: () => 'Website: Pictures and drawings',
  toPlace: () => 'settings',
  load: async (visit) => {
    const pictures = readPictures(getWebsite(visit));
    const folders = Object.entries(Object.groupBy(pictures, ({ file }) => dirname(file)));
    return {
      folders: folders.map(([folder, found = []]) => ({ folder, pictures: found })),
      isRemoved: visit.query('done') === 'removed',
      refused: null,
    };
  },
  acts: { [`${PICTURES_PATH}/remove`]: { act: removePicture, showsOnce: true } },
  Page: PicturesPage,
});

/** One picture or drawing, for owners, with the forms that give it another file or its published one. */
export const websitePicture = defineRoom<PictureView>({
  name: 'website-picture',
  room: 'website',
  path: REPLACE_PATH,
  access: 'owners',
  toTitle: ({ file }) => `Website: ${basename(file)}`,
  toPlace: () => 'settings',
  isRefused: ({ mistakes }) => mistakes.length > 0,
  load: async (visit) => {
    const picture = openPicture(visit);
    const { version, changedByHand } = readDraftFile(getWebsite(visit), picture.file);
    const done = visit.query('done');
    return {
      ...picture,
      version,
      publishedAddress: picture.change === 'changed' ? toPublishedAddress(picture.file) : null,
      isChangedByHand: changedByHand !== null,
      mistakes: [],
      done: done === 'replaced' || done === 'back' ? done : null,
    };
  },
  acts: {
    [REPLACE_PATH]: { act: replacePicture, takesFiles: true },
    [`${PICTURES_PATH}/put-back`]: { act: putBackPicture, showsOnce: true },
  },
  Page: PicturePage,
});
