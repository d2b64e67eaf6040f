import type { WaitingScreen as Screen, WaitingView } from '@clinic/contract/desk-waiting.ts';
import { useCallback, useState } from 'react';
import { ClosedScreen } from '#components/desk/waiting/ClosedScreen.tsx';
import styles from '#components/desk/waiting/WaitingScreen.module.css';
import { WaitingScreen } from '#components/desk/waiting/WaitingScreen.tsx';
import { fetchWaiting } from '#lib/browser/desk/desk-client.ts';
import { deskWaitingMessages as words } from '#messages/desk-waiting.ts';
import { useLiveEvents } from '../day/use-live-events.ts';

type Props = Pick<WaitingView, 'path' | 'eventsPath'> & { given: Screen };

/**
 * The screen of the waiting room. It hydrates to follow the desk; without script the browser loads the page again every
 * half minute. Once its address is refused, it shows no name any more.
 */
export function WaitingRoom(props: Props) {
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
  }, [path, onRefused]);
  const isLost = useLiveEvents(refresh, eventsPath);
  return (
    <>
      <WaitingScreen {...screen} />
      <div role="status">{isLost && <p className={styles.lost}>{words.lost}</p>}</div>
    </>
  );
}
