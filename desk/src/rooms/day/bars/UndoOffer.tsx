import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UndoBar } from './UndoBar.tsx';

type Props = {
  text: string;
  name: string;
  /** Whether a mail leaves when the time is over. The time then runs on whatever the pointer does. */
  isFinal: boolean;
  /** Whether a key undoes it, as it does the latest. */
  hasKey: boolean;
  /** When the offer began, by the clock of the page. */
  startMs: number;
  lastsMs: number;
  onUndo: () => void;
  onClose: () => void;
};

/** A press needs so long to reach the service before the mail leaves. */
const WAY_MS = 500;

/**
 * Offers to undo an action for some seconds. Where no mail waits for it, the time does not run while the pointer is over
 * it or it has the focus; it then starts again.
 */
export function UndoOffer({ text, name, isFinal, hasKey, startMs, lastsMs, onUndo, onClose }: Props) {
  const [isTouched, setIsTouched] = useState(false);
  const isHeld = isTouched && !isFinal;
  const line = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    // An offer that is shown again has less time left.
    const leftMs = isFinal ? Math.max(0, startMs + lastsMs - WAY_MS - performance.now()) : lastsMs;
    const timer = setTimeout(() => close(), leftMs);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shortening = line.current?.animate?.([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: leftMs,
      // With reduced motion the line gets shorter once a second.
      easing: isStill ? `steps(${lastsMs / 1000})` : 'linear',
    });
    return () => {
      clearTimeout(timer);
      shortening?.finish();
    };
  }, [isHeld, isFinal, startMs, lastsMs]);

  return (
    <UndoBar
      text={text}
      name={name}
      hasKey={hasKey}
      lineRef={line}
      onUndo={onUndo}
      onClose={onClose}
      onFocus={() => setIsTouched(true)}
      onBlur={() => setIsTouched(false)}
      onPointerEnter={() => setIsTouched(true)}
      onPointerLeave={() => setIsTouched(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}
