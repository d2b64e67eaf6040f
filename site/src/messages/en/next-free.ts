import type { NextFree } from '@clinic/contract/appointment.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a free slot: `Next free: Tuesday 24 November, 10 am with Dr. Namuna Kale` */
export function nextFreeToWords({ date, slot, doctor }: NextFree): string {
  return `Next free: ${dayFormat.format(new Date(date)).replace(',', '')}, ${slotToTime(slot)} with ${doctor}`;
}

/** Formats a free slot for a row that is named 'Next free time': `Tue 24 Nov, 10 am` */
export function nextFreeToTime({ date, slot }: NextFree): string {
  return `${shortDayFormat.format(new Date(date)).replace(',', '')}, ${slotToTime(slot)}`;
}

function slotToTime(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${slot.slice(3)}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
