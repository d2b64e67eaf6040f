/** The element into which a browser's translation puts each text. React cannot hydrate such markup. */
const TRANSLATION: string = 'font';

/** The most frames to wait for React to hydrate markup, or to draw it. */
const REACT_WAIT_FRAMES = 120;

/** Makes React draw a translated island again instead of hydrating it. Returns whether the island is translated. */
export function drawIfTranslated(island: HTMLElement): boolean {
  const isTranslated = island.querySelector(TRANSLATION) !== null;
  // Astro's value for an island without markup to hydrate.
  if (isTranslated) island.setAttribute('client', 'only');
  return isTranslated;
}

/** Hydrates an island. A translated island is drawn again and keeps its typed text and its focus. */
export async function hydrateOrDraw(island: HTMLElement, hydrate: () => unknown): Promise<void> {
  if (!drawIfTranslated(island)) return void (await hydrate());
  const listFields = () => [...island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = listFields();
  const findFocused = rememberPlace(island, document.activeElement as HTMLElement);
  const drawing = waitForChildren(island);
  await hydrate();
  await Promise.race([drawing, waitForReact(island)]);
  listFields().forEach((field, index) => {
    const old = typed[index];
    if (old) retype(field, old);
  });
  findFocused()?.focus();
}

/** Resolves as soon as React has put its elements into the island, before the browser handles the next key. */
function waitForChildren(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(island, { childList: true });
  });
}

/**
 * Waits until React has hydrated the island or drawn it. React's mark on its nodes is the only sign that is visible
 * from outside.
 */
export async function waitForReact(island: HTMLElement): Promise<void> {
  for (let frame = 0; frame < REACT_WAIT_FRAMES; frame++) {
    if (Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps'))) return;
    await new Promise(requestAnimationFrame);
  }
}

/** Returns a function that finds the element again, or the one that replaced it when the island was drawn again. */
export function rememberPlace<T extends HTMLElement>(island: HTMLElement, element: T): () => T | undefined {
  const listKind = () => [...island.querySelectorAll<T>(element.localName)];
  const index = listKind().indexOf(element);
  return () => (element.isConnected ? element : listKind()[index]);
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, old: HTMLInputElement | HTMLTextAreaElement): void {
  if ('checked' in field && 'checked' in old && field.checked !== old.checked) field.click();
  if (field.value === old.value) return;
  // React watches the field's own `value`. When the prototype's setter is used, React takes the event for a person's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
