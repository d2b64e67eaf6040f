import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { getErrorCode } from './startup-error.ts';

/** A busy server writes its log in pieces of this size; an idle one writes what has gathered in a pause. */
const PIECE_CHARACTERS = 32 * 1024;
const PAUSE_MS = 250;

/** Bytes handed to the system at once. When the process ends meanwhile, this much may be cut off. */
const WRITE_BYTES = 64 * 1024;

/** The pause after which a slow reader is tried again. */
const SLOW_READER_PAUSE_MS = 10;

/**
 * Characters and bytes that may wait for a reader or for room on the disk. Further lines are dropped to save memory.
 */
const MAX_WAITING = 16 * 1024 * 1024;

/** How long the end of the process waits for a slow reader. */
const LAST_WORDS_MS = 300;

const NOTHING = Buffer.alloc(0);

/**
 * A log that never holds up the work. Lines are gathered, because writing them one at a time costs a good part of the
 * bookings per second. The work goes on when the disk is full, the pipe is closed or the reader stands still, and the
 * log continues once it can. The rest is written when the process ends.
 */
export function openLogOutput(descriptor: number): DestinationStream {
  let lines: string[] = [];
  let lineCharacters = 0;
  let piece = NOTHING;
  let isWriting = false;
  let pause: NodeJS.Timeout | undefined;
  let dropped = 0;

  function add(line: string): void {
    if (piece.length + lineCharacters + line.length > MAX_WAITING) {
      dropped += 1;
      return;
    }
    lines.push(line);
    lineCharacters += line.length;
    if (isWriting) return;
    if (!pause) pauseFor(PAUSE_MS);
    // A piece that waits for its reader or for room is tried again only after the pause.
    else if (lineCharacters >= PIECE_CHARACTERS && piece.length === 0) writeOn();
  }

  function pauseFor(ms: number): void {
    pause = setTimeout(writeOn, ms).unref();
  }

  function writeOn(): void {
    clearTimeout(pause);
    pause = undefined;
    takePiece();
    isWriting = true;
    write(descriptor, piece, 0, Math.min(piece.length, WRITE_BYTES), null, (error, writtenBytes) => {
      isWriting = false;
      if (error) return pauseFor(getErrorCode(error) === 'EAGAIN' ? SLOW_READER_PAUSE_MS : PAUSE_MS);
      piece = piece.subarray(writtenBytes);
      if (piece.length === 0 && dropped > 0) logDropped();
      if (piece.length > 0 || lineCharacters >= PIECE_CHARACTERS) writeOn();
      else if (lines.length > 0) pauseFor(PAUSE_MS);
    });
  }

  function takePiece(): void {
    if (piece.length > 0) return;
    piece = Buffer.from(lines.join(''));
    lines = [];
    lineCharacters = 0;
  }

  function logDropped(): void {
    lines.push(`${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines dropped' })}\n`);
    dropped = 0;
  }

  process.once('exit', () => {
    const deadlineMs = performance.now() + LAST_WORDS_MS;
    // The system completes the write that is under way.
    if (isWriting) piece = piece.subarray(WRITE_BYTES);
    for (takePiece(); piece.length > 0; ) {
      try {
        piece = piece.subarray(writeSync(descriptor, piece));
        takePiece();
      } catch (error) {
        if (getErrorCode(error) !== 'EAGAIN' || performance.now() > deadlineMs) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_READER_PAUSE_MS);
      }
    }
  });

  return { write: add };
}
