// Marks the page with whether the desk is open, as `data-desk` on <html>, before anything is drawn. `layouts/DeskOpen.astro`
// puts the clinic's hours in the place of `HOURS`, namely its time zone, the times of each weekday from Sunday, and closed days.
// This file is inlined into <head>, and is therefore plain JavaScript.
(({ timeZone, week, closedDates }) => {
  // Sweden writes `2026-11-29 20:15:00`.
  const [day, time] = new Date().toLocaleString('sv', { timeZone }).split(' ');
  const hours = week[new Date(day).getUTCDay()];
  const isClosedDay = closedDates.some((date) => day.endsWith(date));
  const isOpen = hours && !isClosedDay && hours[0] <= time && time < hours[1];
  document.documentElement.dataset.desk = isOpen ? 'open' : 'closed';
})(HOURS);
