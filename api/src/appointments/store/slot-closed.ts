/** Whether the database has refused a row because the desk has closed its slot (`migrations/007-desk-work.ts`). */
export function isSlotClosed(error: unknown): boolean {
  return error instanceof Error && error.message === 'slot_closed';
}
