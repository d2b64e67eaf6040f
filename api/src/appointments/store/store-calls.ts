import type { MessagePort } from 'node:worker_threads';
import { getErrorCode } from '../../startup-error.ts';
import type { AppointmentStore } from './store.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

type Verb = keyof AppointmentStore;
type Call = { id: number; verb: Verb; args: unknown[] };
type Answer = { id: number; value: unknown } | { id: number; failure: Failure };
/** An error loses its class and its code on the way from thread to thread. */
type Failure = { error: unknown; code: string; isUnavailable: boolean };

type Caller = { resolve: (value: never) => void; reject: (error: unknown) => void };

/** So many calls do not wait for the end of a long turn of the event loop: the other thread may have nothing to do. */
const EARLY_CALLS = 16;

/**
 * Asks the store in another thread, which `answerStoreCalls` puts there. What is asked in one turn of the event loop
 * goes as one message. When the thread ends, whoever waits gets a StoreUnavailableError, and so does whoever asks later.
 */
export function createStoreCalls(port: MessagePort) {
  const callers = new Map<number, Caller>();
  let outgoing: Call[] = [];
  let lastId = 0;
  let hasEnded = false;

  port.on('message', (answers: Answer[]) => {
    for (const answer of answers) {
      const caller = callers.get(answer.id);
      callers.delete(answer.id);
      if ('failure' in answer) caller?.reject(toError(answer.failure));
      else caller?.resolve(answer.value as never);
    }
  });
  // As soon as the thread at the other end is gone.
  port.once('close', () => {
    hasEnded = true;
    for (const { reject } of callers.values()) reject(createEndedError());
    callers.clear();
  });

  function send(): void {
    if (outgoing.length > 0) port.postMessage(outgoing);
    outgoing = [];
  }

  return function call<V extends Verb>(verb: V, ...args: Parameters<AppointmentStore[V]>) {
    return new Promise((resolve, reject) => {
      if (hasEnded) return reject(createEndedError());
      if (outgoing.length === 0) setImmediate(send);
      lastId += 1;
      outgoing.push({ id: lastId, verb, args });
      callers.set(lastId, { resolve, reject });
      if (outgoing.length >= EARLY_CALLS) send();
    }) as ReturnType<AppointmentStore[V]>;
  };
}

/** Answers from `store` what `createStoreCalls` asks at the other end of `port`; what is known at once goes as one message. */
export function answerStoreCalls(port: MessagePort, store: AppointmentStore): void {
  let answers: Answer[] = [];

  function send(): void {
    port.postMessage(answers);
    answers = [];
  }

  function answer(item: Answer): void {
    // Before the next turn of the event loop, which may spend its time on the next commit.
    if (answers.length === 0) process.nextTick(send);
    answers.push(item);
  }

  port.on('message', (calls: Call[]) => {
    for (const { id, verb, args } of calls) {
      (store[verb] as (...args: unknown[]) => Promise<unknown>)(...args).then(
        (value) => answer({ id, value }),
        (error) => answer({ id, failure: toFailure(error) }),
      );
    }
  });
}

function createEndedError(): StoreUnavailableError {
  return new StoreUnavailableError('The thread of the database has ended.');
}

function toFailure(error: unknown): Failure {
  const isUnavailable = error instanceof StoreUnavailableError;
  const original = isUnavailable ? error.cause : error;
  return { error: original, code: getErrorCode(original), isUnavailable };
}

function toError({ error, code, isUnavailable }: Failure): unknown {
  if (error instanceof Error && code !== '') Object.assign(error, { code });
  return isUnavailable ? new StoreUnavailableError('The database cannot answer now.', { cause: error }) : error;
}
