import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { act } from '#src/desk/appointment/act.ts';
import { calendar } from '../../sample-clinic.ts';
import { ASHA, openDesk } from '../test-desk.ts';

/** Opens a front desk with an owner signed in, and with the requests of the tests of records and files. */
export async function openForOwner(url: string, visits?: Visit[]) {
  const desk = await openDesk(url, undefined, { ...(visits && { visits }) });
  const cookie = await desk.signIn(ASHA, 'owner');
  const get = (path: string, headers = {}) => desk.app.inject({ url: path, headers: { cookie, ...headers } });
  const send = (path: string, fields: Record<string, string>) => desk.submit(path, fields, { cookie });
  const readRow = (id: string) =>
    desk.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const readMails = (id: string) =>
    desk.db.selectFrom('mails').selectAll().where('appointment_id', '=', id).orderBy('id').execute();
  const readRecords = () => desk.db.selectFrom('desk_records').selectAll().orderBy('id').execute();
  const perform = (id: string, action: 'arrived' | 'fulfilled' | 'noshow' | 'cancel', reason = '') =>
    act(
      desk.db,
      { id, action, version: null, reason, made_by: ASHA, made_from: '' },
      desk.clock.now,
      calendar.timeZone,
    );
  const correct = async (
    id: string,
    change: Partial<Record<'name' | 'phone' | 'email' | 'message' | 'version', string>>,
  ) => {
    const { name, phone, email, message, version } = await readRow(id);
    return send(`/appointments/${id}/correct`, { name, phone, email, message, version: String(version), ...change });
  };
  return { ...desk, cookie, get, send, readRow, readMails, readRecords, perform, correct };
}
