import type { Visit } from '#frame/room.ts';

/** The reason why a change is not in the draft. */
export const UNSAVED =
  'The change could not be saved: the disk of the server may be full, or it may not write its files. Nothing is lost: try again later, and ask who looks after the server.';

/** Writes a change into the draft. Returns `unsaved` when the disk does not take it; the draft is then as before. */
export function keepChange<Kept>(visit: Visit, write: () => Kept): Kept | 'unsaved' {
  try {
    return write();
  } catch (err) {
    visit.request.log.error({ err }, 'the draft of the website cannot be written');
    return 'unsaved';
  }
}
