/**
 * Writes one line, with the remedies, for each doctor who has coming appointments but is not in the content. Otherwise
 * nobody would expect these patients, and a doctor listed under a new id would seem free at booked times.
 */
export function describeUnknownDoctors(
  coming: readonly { doctor: string; count: number | string }[],
  knownIds: readonly string[],
): string[] {
  return coming
    .filter(({ doctor }) => !knownIds.includes(doctor))
    .map(({ doctor, count }) => {
      const subject = Number(count) === 1 ? '1 coming appointment is' : `${count} coming appointments are`;
      return [
        `booking.yaml: ${subject} with "${doctor}", and no doctor there has that id.`,
        'Put it back there: a new name needs no new id.',
        `When another doctor takes over: npm run desk -- hand-over ${quote(doctor)} THE-OTHER-ID`,
        'When nobody does, put it back, call the patients and cancel at the front desk.',
      ].join(' ');
    });
}

/** Quotes a word for a shell, where it needs quotes. */
function quote(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
