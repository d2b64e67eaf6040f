import { useCallback, useState } from 'react';
import { fetchWaiting } from '#browser/desk-client.ts';
import { useLiveEvents } from '#browser/use-live-events.ts';
import type { WaitingScreen as Screen, WaitingView } from '#browser/waiting.ts';
import styles from './WaitingScreen.module.css';
import { WaitingScreen } from './WaitingScreen.tsx';

/** Also the script of browsers that run none of this says it. */
export const LOST = 'No connection. This may be old. It comes back by itself.';

/** The page of the screen, and of an address that opens none. */
export function WaitingPage({ view: { screen, ...paths } }: { view: WaitingView }) {
  return screen ? <WaitingRoom {...paths} given={screen} /> : <ClosedScreen />;
}

type Props = Pick<WaitingView, 'path' | 'eventsPath'> & { given: Screen };

/**
 * The screen of the waiting room. It hydrates to follow the desk; without script the browser loads the page again every
 * half minute. Once its address is refused, it shows no name any more.
 */
function WaitingRoom(props: Props) {
  const [isClosed, setIsClosed] = useState(false);
  const close = useCallback(() => setIsClosed(true), []);
  return isClosed ? <ClosedScreen /> : <LiveScreen {...props} onRefused={close} />;
}

function LiveScreen({ given, path, eventsPath, onRefused }: Props & { onRefused: () => void }) {
  const [screen, setScreen] = useState(given);
  const refresh = useCallback(async () => {
    const answer = await fetchWaiting(path);
    if (answer === 'refused') onRefused();
    else if (answer !== 'failed') setScreen(answer);
    return answer !== 'failed';
  }, [path, onRefused]);
  const isLost = useLiveEvents(refresh, eventsPath);
  return (
    <>
      <WaitingScreen {...screen} />
      <div role="status">{isLost && <p className={styles.lost}>{LOST}</p>}</div>
    </>
  );
}

/** The page of an address that opens no screen, or no longer does. */
function ClosedScreen() {
  return (
    <p className={styles.calm}>
      This address no longer works. An owner makes a new address at the front desk, under Settings.
    </p>
  );
}
