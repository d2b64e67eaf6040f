import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DraftState } from '#frame/website-files.ts';
import { progressToWords } from './progress-words.ts';

const ASK_MS = 1000;

/** Shows how far the build is, and the page anew when it has ended. */
const place = document.querySelector('[data-progress]');
if (place) follow(place);

async function follow(line: Element): Promise<void> {
  const draft = await readDraft();
  if (draft && draft.state !== 'building') return location.reload();
  if (draft) show(line, draft);
  setTimeout(() => follow(line), ASK_MS);
}

function show(line: Element, draft: DraftState): void {
  // A screen reader would read the same words again.
  if (line.textContent !== progressToWords(draft)) line.textContent = progressToWords(draft);
  document.querySelector('[data-english]')?.toggleAttribute('hidden', draft.changed === null);
}

/** Returns `null` while the desk does not answer. */
async function readDraft(): Promise<DraftState | null> {
  try {
    const response = await fetch(DESK_PATHS.websiteDraft, { headers: { accept: 'application/json' } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
