/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'Opening hours',
  beside: (hours: string) => `Opening hours for calls: ${hours}. Doctors also see people at other times.`,
  closed: 'closed',
  openNow: (until: string) => `Open now, until ${until}`,
  closedNow: 'Closed now',
  opens: (day: string, at: string) => `Closed now, opens ${day} at ${at}`,
  today: 'today',
  tomorrow: 'tomorrow',
} as const;
