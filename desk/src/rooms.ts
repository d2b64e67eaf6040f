import type { DeskPage } from './frame/page.ts';
import type { Room } from './frame/room.ts';
import { account } from './rooms/account/room.tsx';
import { appointment } from './rooms/appointment/room.tsx';
import { book } from './rooms/book/room.tsx';
import { calendars } from './rooms/calendars/room.tsx';
import { closures } from './rooms/closures/room.tsx';
import { day, today } from './rooms/day/room.tsx';
import { keptPage } from './rooms/door/let-in.tsx';
import { passphrase } from './rooms/door/passphrase-room.tsx';
import { refusedPage } from './rooms/door/refused-page.tsx';
import { signIn, signInCode } from './rooms/door/room.tsx';
import { earliest } from './rooms/earliest/room.tsx';
import { exported } from './rooms/export/room.tsx';
import { late } from './rooms/late/room.tsx';
import { mails } from './rooms/mails/room.tsx';
import { numbers } from './rooms/numbers/room.tsx';
import { openings } from './rooms/openings/room.tsx';
import { people } from './rooms/people/room.tsx';
import { person } from './rooms/person/room.tsx';
import { review } from './rooms/review/room.tsx';
import { search } from './rooms/search/room.tsx';
import { settings } from './rooms/settings/room.tsx';
import { tokens } from './rooms/tokens/room.tsx';
import { screen, waiting } from './rooms/waiting/room.tsx';
import { websitePicture, websitePictures } from './rooms/website/pictures/rooms.ts';
import { websiteDraft } from './rooms/website/publish/draft-room.ts';
import { websiteHistory } from './rooms/website/publish/history-room.tsx';
import { website, websiteEntry, websiteKind } from './rooms/website/room.tsx';
import { websiteTranslation } from './rooms/website/translations/translation-room.ts';
import { week } from './rooms/week/room.tsx';

/** All rooms. `access` says whether one is open to people without a session. */
// biome-ignore lint/suspicious/noExplicitAny: each room has a view of its own
export const ROOMS: readonly Room<any>[] = [
  account,
  appointment,
  book,
  calendars,
  closures,
  day,
  earliest,
  exported,
  late,
  mails,
  numbers,
  openings,
  passphrase,
  people,
  person,
  review,
  screen,
  search,
  settings,
  signIn,
  signInCode,
  today,
  tokens,
  waiting,
  website,
  websiteDraft,
  websiteEntry,
  websiteHistory,
  websiteKind,
  websitePicture,
  websitePictures,
  websiteTranslation,
  week,
];

/** All pages: those of the rooms, and two that have no address of their own. */
// biome-ignore lint/suspicious/noExplicitAny: each page has a view of its own
export const PAGES: readonly DeskPage<any>[] = [...ROOMS, keptPage, refusedPage];
