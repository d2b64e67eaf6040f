/** A phone number as people read it, as a link: `+91 20 0000 0100` -> `tel:+912000000100`. */
export function phoneToHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
