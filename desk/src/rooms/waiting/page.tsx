import type { WaitingView } from '#browser/waiting.ts';
import { definePage } from '#frame/page.ts';
import { INLINE, ScreenDocument, TITLES } from './ScreenDocument.tsx';
import { ClosedScreen, WaitingRoom } from './WaitingRoom.tsx';

const isClosed = ({ screen }: WaitingView) => screen === null;

/** The screen of the waiting room, and the page for an address that opens none. */
export const waitingPage = definePage<WaitingView>({
  name: 'waiting',
  toTitle: (view) => {
    const { thin, bold } = isClosed(view) ? TITLES.off : TITLES.on;
    return `${thin} ${bold}`;
  },
  Page: ({ view }) => (view.screen ? <WaitingRoom {...view} given={view.screen} /> : <ClosedScreen />),
  isForEverybody: isClosed,
  script: 'rooms/waiting/waiting.client.tsx',
  Document: ScreenDocument,
  inline: INLINE,
});
