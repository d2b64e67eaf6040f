import { useEffect, useRef, useState } from 'react';

/** A player that has not answered after this time counts as unreachable. */
const PLAYER_WAIT_MS = 10_000;

/** The player answers only once it is ready, and does not report when it is, so the question is repeated. */
const ASK_EVERY_MS = 400;

type PlayerState = 'still' | 'waiting' | 'playing' | 'unreachable';

/**
 * Returns the state of a video: a still, a player, or a link when the player is unreachable. `source` is the frame's
 * URL.
 */
export function useVideoPlayer(source: string) {
  const [state, setState] = useState<PlayerState>('still');
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const { origin } = new URL(source);

  // A frame fires `load` for an error page too. The player is therefore asked with messages of YouTube's own API.
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
