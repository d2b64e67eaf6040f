/** What an address of the booking page may ask for; all but the date and the slot are ids of the content. */
export type BookWish = {
  service?: string;
  department?: string;
  doctor?: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date?: string;
  /** On the 24-hour clock: `14:00`. */
  slot?: string;
};

/** `{ service: 'piles-treatment' }` -> `/book?service=piles-treatment` */
export function wishToBookPath(wish: BookWish): string {
  return `/book?${new URLSearchParams(wish)}`;
}
