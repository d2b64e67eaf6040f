import { useEffect, useRef, useState } from 'react';

/** A player that has not answered by then counts as unreachable. */
const PLAYER_WAIT_MS = 10_000;

/** The player hears only once it is ready, and tells nobody when that is: so it is asked again and again. */
const ASK_EVERY_MS = 400;

type PlayerState = 'still' | 'waiting' | 'playing' | 'unreachable';

/** From a still to a player that answers, or to a link. `source` is the address of the player's frame. */
export function useVideoPlayer(source: string) {
  const [state, setState] = useState<PlayerState>('still');
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const { origin } = new URL(source);

  // A frame fires 'load' for an error page too. Only the player itself answers, in the protocol of YouTube's own API.
  useEffect(() => {
    if (state !== 'waiting') return;
    frame.current?.focus();
    const asking = setInterval(
      () => frame.current?.contentWindow?.postMessage('{"event":"listening"}', origin),
      ASK_EVERY_MS,
    );
    const giveUp = setTimeout(() => {
      hadFocus.current = document.activeElement === frame.current;
      setState('unreachable');
    }, PLAYER_WAIT_MS);
    const hear = (message: MessageEvent) => {
      if (message.source === frame.current?.contentWindow && message.origin === origin) setState('playing');
    };
    addEventListener('message', hear);
    return () => {
      clearInterval(asking);
      clearTimeout(giveUp);
      removeEventListener('message', hear);
    };
  }, [state, origin]);

  useEffect(() => {
    if (state === 'unreachable' && hadFocus.current) link.current?.focus();
  }, [state]);

  return { state, play: () => setState('waiting'), frame, link };
}
