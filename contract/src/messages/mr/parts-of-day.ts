/** Names the part of the day as people say it before a time on the 24-hour clock: `14:00` -> `दुपारी` */
export function timeToPartOfDay(time: string): string {
  if (time < '04:00' || time >= '20:00') return 'रात्री';
  if (time < '12:00') return 'सकाळी';
  return time < '17:00' ? 'दुपारी' : 'संध्याकाळी';
}
