import { expect, test, vi } from 'vitest';
import { appointment, toNewAppointment } from '../sample-bookings.ts';
import { openMailRoom, writePlainly } from './mail-room.ts';
import { startMailServer } from './mail-server.ts';

// The test starts a process, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a mail names the kind of visit, while the content lists it', async () => {
  const server = await startMailServer();
  const room = await openMailRoom(undefined, [
    { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
  ]);
  const named: string[] = [];
  room.startWorker({
    send: server.url,
    write: (request) => {
      named.push(`${request.recipient} ${request.appointment.visit}`);
      return writePlainly(request);
    },
  });
  for (const [visitId, appointmentTime] of [
    ['dressing', '02:00 PM'],
    ['removed', '03:00 PM'],
  ] as const) {
    const attempt = toNewAppointment({ ...appointment, appointmentTime });
    await room.store.book({ ...attempt, booking: { ...attempt.booking, visitId } });
  }
  await server.waitFor(4);
  expect(named.sort()).toEqual(['clinic Dressing', 'clinic undefined', 'patient Dressing', 'patient undefined']);
});
