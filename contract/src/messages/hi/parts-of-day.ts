/** Names the part of the day as people say it before a time on the 24-hour clock: `14:00` -> `दोपहर` */
export function timeToPartOfDay(time: string): string {
  if (time < '04:00' || time >= '20:00') return 'रात';
  if (time < '12:00') return 'सुबह';
  return time < '16:00' ? 'दोपहर' : 'शाम';
}
