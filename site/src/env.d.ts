type PageLocals = import('@clinic/contract/site-pages.ts').PageLocals;

declare namespace App {
  /** The data that the API gives to a page rendered on demand. */
  interface Locals extends PageLocals {
    /** The error that was thrown while the page was rendered. */
    failure?: unknown;
  }
}
