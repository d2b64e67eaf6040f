import type { NextFree } from '@clinic/contract/appointment.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a free slot: `Next free: Tuesday 24 November, 10 am with Dr. Namuna Kale` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${slot.slice(3)}`;
  const time = `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  return `Next free: ${dayFormat.format(new Date(date)).replace(',', '')}, ${time} with ${doctor}`;
}
