/** The time that a wave takes to extend, and to retract. */
const EXTEND_MS = 1100;
const RETRACT_MS = 500;

/** The card closes this long after the wave is fully extended, or after the pointer has left. */
export const CLOSE_AFTER_EXTENSION_MS = 3000;
const CLOSE_AFTER_LEAVE_MS = 1500;

/** The changes that the preview makes to the page. Waves are counted from the top. */
export type PreviewView = {
  extend(wave: number, durationMs: number): void;
  retract(wave: number, durationMs: number): void;
  openCard(wave: number): void;
  closeCard(wave: number): void;
  /** Shows the time for which the card stays open; `null` while it is held open. */
  showRemaining(durationMs: number | null): void;
  /** Returns the target under the pointer now, even when the pointer has not moved. */
  readPointed(): Pointed;
};

/** The wave whose dot is under the pointer, or the card; `null` for neither. */
export type Pointed = number | 'card' | null;

/**
 * The states and times of the wave preview: idle, then one wave extended with its card open, then idle again. All
 * changes of the page go through `view`.
 */
export function createPreview(view: PreviewView, isReduced: () => boolean) {
  let phase: 'idle' | 'extending' | 'out' | 'retracting' = 'idle';
  /** The wave of the current phase, and the wave that extends after a retraction. */
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
      // The dot has moved away from a resting pointer, so the target is read again.
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

  /** Applies a change of pointer or focus, and starts or stops the time after which the card closes. */
  function change(apply: () => void, isCountedEarly: boolean): void {
    const wasHeld = isOpen() && isHeld();
    apply();
    if (!isOpen() || wasHeld === isHeld()) return;
    if (isHeld()) keepOpen();
    else if (phase === 'out' || isCountedEarly) closeIn(CLOSE_AFTER_LEAVE_MS);
  }

  return {
    /** Call it when the pointer moves onto a target, not when a dot moves under the pointer. */
    pointAt(target: Pointed): void {
      if (target === pointed) return;
      // While the wave extends, its dot moves away from the pointer and the card does not.
      const isCountedEarly = pointed === 'card';
      change(() => {
        pointed = target;
      }, isCountedEarly);
      if (typeof target === 'number' && !(isOpen() && target === active)) select(target);
    },
    /** Call it when the dot of a wave has the keyboard's focus, with `null` when none has. */
    focusOn(wave: number | null): void {
      change(() => {
        focused = wave;
      }, false);
      if (wave !== null && !(isOpen() && wave === active)) select(wave);
    },
    /** Call it on a click, a tap, Enter or Space. */
    press: select,
    dismiss(): void {
      if (isOpen()) retract(null);
      else next = null;
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
