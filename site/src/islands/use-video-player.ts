import { useEffect, useRef, useState } from 'react';

/** After this a player without an answer counts as unreachable. */
const PLAYER_WAIT_MS = 10_000;

/** The player answers only when it is ready, and does not say when it is, so the question is repeated. */
const ASK_EVERY_MS = 400;

type PlayerState = 'still' | 'waiting' | 'playing' | 'unreachable';

/** The states of a video: a still, a player, or a link when the player is unreachable. `source` is its frame's URL. */
export function useVideoPlayer(source: string) {
  const [state, setState] = useState<PlayerState>('still');
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const { origin } = new URL(source);

  // A frame fires `load` for an error page too, so the player is asked by the messages of YouTube's own API.
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
