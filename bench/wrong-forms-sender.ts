import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';

/** The input of the thread, which sends a form to a server without a pause, from so many addresses. */
export type SenderData = { serverUrl: string; form: string; network: number; addresses: number };

/** Connections per address. */
const CONNECTIONS = 8;

const { serverUrl, form, network, addresses }: SenderData = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS * addresses });

for (let sender = 0; sender < CONNECTIONS * addresses; sender += 1) send(`198.51.${network}.${sender % addresses}`);
parentPort?.postMessage('sending');

/** Sends the form, and the next one when the answer has arrived. */
function send(address: string): void {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
  const sent = request(serverUrl + APPOINTMENTS_PATH, { method: 'POST', agent, headers }, (answer) => {
    answer.resume().once('end', () => send(address));
  });
  sent.once('error', () => setTimeout(send, 100, address));
  sent.end(form);
}
