/** How appointments name their doctor: by id, or, in a database from before migration 004, by name. */
type Key = 'id' | 'name';

const NEW_KEYS: Record<Key, string> = { id: 'new-id', name: 'Dr. New Name' };

const ADVICE: Record<Key, string> = {
  id: 'Put it back there: a new name needs no new id.',
  name: 'Put it back there for this start, which replaces names by ids; after that the name may change.',
};

/**
 * One line, with the remedy, for each doctor who has coming appointments and whom the content does not list. Nobody
 * would expect the patients, and a doctor listed under a new id would be free at the times that are booked.
 */
export function describeUnknownDoctors(
  coming: readonly { doctor: string; count: number | string }[],
  known: readonly string[],
  key: Key,
  today: string,
): string[] {
  return coming
    .filter(({ doctor }) => !known.includes(doctor))
    .map(({ doctor, count }) => {
      const subject = Number(count) === 1 ? '1 coming appointment is' : `${count} coming appointments are`;
      const ofDoctor = `where doctor = '${doctor.replaceAll("'", "''")}'`;
      return [
        `booking.yaml: ${subject} with "${doctor}", and no doctor there has that ${key}.`,
        ADVICE[key],
        `When another doctor takes over: update appointments set doctor = '${NEW_KEYS[key]}' ${ofDoctor};`,
        `When the doctor has left, call the patients and cancel: update appointments set status = 'cancelled' ${ofDoctor} and appointment_date >= '${today}';`,
      ].join(' ');
    });
}
