type DrawnLocals = import('@clinic/contract/drawn-pages.ts').DrawnLocals;

declare namespace App {
  /** The data that the API gives to a page that is rendered on demand. */
  interface Locals extends DrawnLocals {}
}
