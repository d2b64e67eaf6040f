import { Refusal } from '@clinic/api/refusal.ts';

/** Makes the refusal of a search that cannot be carried out as it is written (422). */
export function createSearchRefusal(detail: string): Refusal {
  return new Refusal('fields-invalid', { detail });
}
