import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { openSignedIn } from '../test-desk.ts';

/** Opens a front desk with an owner signed in, and with the requests of the tests of records and files. */
export async function openForOwner(url: string, visits?: Visit[]) {
  const desk = await openSignedIn(url, { ...(visits && { visits }) }, 'owner');
  const readMailsOf = async (id: string) =>
    (await desk.readMails()).filter(({ appointment_id }) => appointment_id === id);
  const readRecords = () => desk.db.selectFrom('desk_records').selectAll().orderBy('id').execute();
  const correct = async (
    id: string,
    change: Partial<Record<'name' | 'phone' | 'email' | 'message' | 'version', string>>,
  ) => {
    const { name, phone, email, message, version } = await desk.readRow(id);
    return desk.send(`/appointments/${id}/correct`, {
      ...{ name, phone, email, message, version: String(version) },
      ...change,
    });
  };
  return { ...desk, readMailsOf, readRecords, correct };
}
