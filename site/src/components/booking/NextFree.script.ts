import type { NextFree } from '@clinic/contract/appointment.ts';
import { NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { wishToBookPath } from '#lib/booking/book-path.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { toLanguagePath } from '#lib/paths/language-path.ts';
import { nextFreeToTime, nextFreeToWords } from '#messages/services.ts';

/** On each link: the API's address, empty for the site's own origin. */
export const NEXT_FREE = 'data-next-free';

/** Fills and shows the links. They stay hidden when the API names no free slot. */
export async function startNextFree(root: Document): Promise<void> {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(`[${NEXT_FREE}]`)];
  const apiBase = links[0]?.getAttribute(NEXT_FREE);
  if (typeof apiBase !== 'string') return;
  const slots = await fetchSlots(apiBase);
  for (const link of links) show(link, slots);
}

async function fetchSlots(apiBase: string): Promise<NextFree[]> {
  try {
    const response = await fetch(apiBase + NEXT_FREE_PATH);
    return response.ok ? ((await response.json()).slots ?? []) : [];
  } catch {
    return [];
  }
}

function show(link: HTMLAnchorElement, slots: NextFree[]): void {
  const { doctor, department, service, brief } = link.dataset;
  const next = slots.find(({ doctorId, departmentId }) => doctorId === doctor || departmentId === department);
  if (!next) return;
  const { doctorId, date, slot } = next;
  link.href = toLanguagePath(wishToBookPath({ ...(service && { service }), doctor: doctorId, date, slot }));
  const shown = { ...next, doctor: toShown(next.doctor) };
  link.textContent = brief === undefined ? nextFreeToWords(shown) : nextFreeToTime(shown);
  link.hidden = false;
}
