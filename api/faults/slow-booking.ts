import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';

/** Sends a booking without its end. The returned function sends the end and resolves to the answer. */
export async function startSlowBooking(port: number, booking: string): Promise<() => Promise<string>> {
  const bytes = Buffer.from(booking);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${bytes.length}\r\n\r\n`,
  );
  // '100 Continue' says that the server has read the head.
  await once(socket, 'data');
  socket.write(bytes.subarray(0, 20));
  return () => {
    socket.write(bytes.subarray(20));
    return text(socket);
  };
}
