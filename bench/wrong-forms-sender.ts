import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';

/** What the thread is given: where it sends wrong forms without a pause, and from how many addresses. */
export type SenderData = { serverUrl: string; network: number; addresses: number };

/** Of each address. */
const CONNECTIONS = 8;

const { serverUrl, network, addresses }: SenderData = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS * addresses });

for (let sender = 0; sender < CONNECTIONS * addresses; sender += 1) send(`198.51.${network}.${sender % addresses}`);
parentPort?.postMessage('sending');

/** Sends a form without a name, and the next one when it is answered. */
function send(address: string): void {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
  const sent = request(serverUrl + APPOINTMENTS_PATH, { method: 'POST', agent, headers }, (answer) => {
    answer.resume().once('end', () => send(address));
  });
  sent.once('error', () => setTimeout(send, 100, address));
  sent.end('email=form%40sample.example');
}
