import type { ChannelName } from '@clinic/contract/mails.ts';
import type { DueMail } from './outbox.ts';

/** A way on which news is told. The outbox says which news is due, and when it is tried again. */
export type Channel = {
  name: ChannelName;
  /** The name of its messages in the log: `mails`. */
  title: string;
  /** The name of the other side in the log: `the mail server`. */
  receiver: string;
  /** Whether an address that it refuses is wrong for certain, however many are refused in a row. */
  isSureOfRefusals: boolean;
  /** After so many attempts a message is given up. */
  maxAttempts: number;
  /** Finds the time when this may be told without flooding its recipient; `null` for now. `never`: it is dropped. */
  findFreeTime: (mail: DueMail, now: Date) => Promise<Date | 'never' | null>;
  /**
   * Tells it. Resolves to the id that the other side gave, or `null`, and to how long writing it took, in which the
   * process did nothing else. Rejects with a SendError, or with another error when it could not be written.
   */
  tell: (mail: DueMail, signal: AbortSignal) => Promise<{ messageId: string | null; writingMs: number }>;
};
