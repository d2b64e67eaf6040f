import { UNDO_OFFER_MS } from '@clinic/contract/desk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UndoBar } from '#components/desk/day/UndoBar.tsx';

type Props = { text: string; name: string; onUndo: () => void; onClose: () => void };

/** With reduced motion the line gets shorter once a second. */
const STILL_STEPS = UNDO_OFFER_MS / 1000;

/**
 * Offers to undo an action for some seconds. While the pointer is over it or it has the focus, the time does not run;
 * it then starts again.
 */
export function UndoOffer({ text, name, onUndo, onClose }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), UNDO_OFFER_MS);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shortening = line.current?.animate?.([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: UNDO_OFFER_MS,
      easing: isStill ? `steps(${STILL_STEPS})` : 'linear',
    });
    return () => {
      clearTimeout(timer);
      shortening?.finish();
    };
  }, [isHeld]);

  return (
    <UndoBar
      text={text}
      name={name}
      lineRef={line}
      onUndo={onUndo}
      onClose={onClose}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}
