/** How long a wave takes to be lit to its end, and to fall back. */
const EXTEND_MS = 1100;
const RETRACT_MS = 500;

/** The card closes by itself this long after the wave is fully out, or after the pointer has left. */
export const CLOSE_AFTER_EXTENSION_MS = 3000;
const CLOSE_AFTER_LEAVE_MS = 1500;

/** What the preview does to the page. Waves are numbered from the top. */
export type PreviewView = {
  extend(wave: number, durationMs: number): void;
  retract(wave: number, durationMs: number): void;
  openCard(wave: number): void;
  closeCard(wave: number): void;
  /** Shows the time that is left; `null` while the card is held open. */
  showRemaining(durationMs: number | null): void;
  /** What lies under the pointer at this moment, wherever it was last moved. */
  readPointed(): Pointed;
};

/** The wave whose dot the pointer is on, or the card. */
export type Pointed = number | 'card' | null;

/**
 * The wave preview: idle, then one wave lit with its card open, then idle again. Knows only times and what a person
 * points at, focuses or presses; it draws nothing.
 */
export function createPreview(view: PreviewView, isReduced: () => boolean) {
  let phase: 'idle' | 'extending' | 'out' | 'retracting' = 'idle';
  /** The wave of the phase, and the one that follows a retraction. */
  let active = -1;
  let next: number | null = null;
  let pointed: Pointed = null;
  let focused: number | null = null;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => phase === 'extending' || phase === 'out';
  const isHeld = () => pointed === 'card' || pointed === active || focused === active;

  function select(wave: number): void {
    if (phase === 'idle' || (phase === 'retracting' && wave === active)) extend(wave);
    else if (phase === 'retracting') next = wave;
    else if (wave !== active) retract(wave);
    else if (phase === 'out') closeIn(CLOSE_AFTER_EXTENSION_MS);
  }

  function extend(wave: number): void {
    const durationMs = isReduced() ? 0 : EXTEND_MS;
    phase = 'extending';
    active = wave;
    next = null;
    view.showRemaining(null);
    view.extend(wave, durationMs);
    view.openCard(wave);
    clearTimeout(moving);
    moving = setTimeout(() => {
      phase = 'out';
      // The dot has run away from a pointer that stayed where it was.
      pointed = view.readPointed();
      if (closing === undefined) closeIn(CLOSE_AFTER_EXTENSION_MS);
    }, durationMs);
  }

  function retract(wave: number | null): void {
    const durationMs = isReduced() ? 0 : RETRACT_MS;
    phase = 'retracting';
    next = wave;
    stopClosing();
    view.closeCard(active);
    view.retract(active, durationMs);
    clearTimeout(moving);
    moving = setTimeout(() => {
      phase = 'idle';
      if (next !== null) extend(next);
    }, durationMs);
  }

  function closeIn(durationMs: number): void {
    keepOpen();
    if (isHeld()) return;
    view.showRemaining(durationMs);
    closing = setTimeout(() => retract(null), durationMs);
  }

  function keepOpen(): void {
    stopClosing();
    view.showRemaining(null);
  }

  function stopClosing(): void {
    clearTimeout(closing);
    closing = undefined;
  }

  /** Takes in what the person now points at or focuses, and holds or lets go of the card. */
  function change(apply: () => void, isCountedEarly: boolean): void {
    const wasHeld = isOpen() && isHeld();
    apply();
    if (!isOpen() || wasHeld === isHeld()) return;
    if (isHeld()) keepOpen();
    else if (phase === 'out' || isCountedEarly) closeIn(CLOSE_AFTER_LEAVE_MS);
  }

  return {
    /** What the pointer was moved onto. A dot that moves by itself is never reported. */
    pointAt(target: Pointed): void {
      if (target === pointed) return;
      // While the wave extends, its dot runs away from the pointer; the card does not.
      const isCountedEarly = pointed === 'card';
      change(() => {
        pointed = target;
      }, isCountedEarly);
      if (typeof target === 'number' && !(isOpen() && target === active)) select(target);
    },
    /** The wave whose dot shows the keyboard's focus. */
    focusOn(wave: number | null): void {
      change(() => {
        focused = wave;
      }, false);
      if (wave !== null && !(isOpen() && wave === active)) select(wave);
    },
    /** A click, a tap, Enter or Space. */
    press: select,
    dismiss(): void {
      if (isOpen()) retract(null);
      else next = null;
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
