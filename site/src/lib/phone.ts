/** A phone number as people read it, as a link: `+91 20 5550 0100` -> `tel:+912055500100`. */
export function phoneToHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
