/** Keys by the names that `KeyboardEvent.key` has for them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Home' | ' ' | 'ArrowDown' | 'ArrowRight';

/** A point in the window, in CSS px from its upper left corner. */
export type Point = { x: number; y: number };

/** A running browser. */
export type Browser = {
  /** Opens a window that knows nothing of earlier ones: no cookies, nothing kept. */
  openWindow: () => Promise<Engine>;
  close: () => Promise<void>;
};

/**
 * One window of a browser. Every engine offers the same few things, so that the ways of a person are written once. The
 * page stands still for people who ask for it (`prefers-reduced-motion`), so that nothing moves while it is measured.
 */
export type Engine = {
  /** Opens an address, and resolves when the page has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. Arguments and result pass as JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Makes the page itself this large, without the bars of the browser. */
  resize: (width: number, height: number) => Promise<void>;
  move: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Takes a picture of the window, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** The size of the window at first. */
export const DESKTOP = { width: 1280, height: 800 };
