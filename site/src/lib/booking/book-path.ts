/** The choices that an address of the booking page may make. All but the date and the slot are ids of the content. */
export type BookWish = {
  service?: string;
  department?: string;
  doctor?: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date?: string;
  /** A time on the 24-hour clock: `14:00` */
  slot?: string;
};

/** Creates an address of the booking page: `{ service: 'piles-treatment' }` -> `/book?service=piles-treatment` */
export function wishToBookPath(wish: BookWish): string {
  const query = new URLSearchParams(wish).toString();
  return query ? `/book?${query}` : '/book';
}
