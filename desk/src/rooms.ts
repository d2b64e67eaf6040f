import type { DeskPage } from './frame/page.ts';
import type { Room } from './frame/room.ts';
import { account } from './rooms/account/room.tsx';
import { appointment } from './rooms/appointment/room.tsx';
import { book } from './rooms/book/room.tsx';
import { closures } from './rooms/closures/room.tsx';
import { day, today } from './rooms/day/room.tsx';
import { keptPage, passphrasePage, refusedPage, signInCodePage, signInPage } from './rooms/door/pages.tsx';
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
import { waitingPage } from './rooms/waiting/page.tsx';
import { week } from './rooms/week/room.tsx';

/** The rooms behind the sign-in. */
// biome-ignore lint/suspicious/noExplicitAny: each room has a view of its own
export const ROOMS: readonly Room<any>[] = [
  account,
  appointment,
  book,
  closures,
  day,
  earliest,
  exported,
  late,
  mails,
  numbers,
  openings,
  people,
  person,
  review,
  search,
  settings,
  today,
  week,
];

/** The pages that need no session: the door's, and the waiting room's screen. */
// biome-ignore lint/suspicious/noExplicitAny: each page has a view of its own
export const OPEN_PAGES: readonly DeskPage<any>[] = [
  keptPage,
  passphrasePage,
  refusedPage,
  signInCodePage,
  signInPage,
  waitingPage,
];
