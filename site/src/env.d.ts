type DrawnLocals = import('@clinic/contract/drawn-pages.ts').DrawnLocals;

declare namespace App {
  /** What the API tells a page that is drawn on demand. */
  interface Locals extends DrawnLocals {}
}
