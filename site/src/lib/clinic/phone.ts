/** Creates the link of a phone number: `+91 20 0000 0100` -> `tel:+912000000100` */
export function phoneToHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
