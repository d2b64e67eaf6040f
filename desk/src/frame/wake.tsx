import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageProps } from './page.ts';

/** Wakes a page with the data that it was drawn from. `<main data-asleep>` loses its mark when the page answers. */
export function wake<View>(Page: (props: PageProps<View>) => ReactNode): void {
  const main = document.getElementById('main');
  const data = document.getElementById('page-data')?.textContent;
  if (!main || !data) return;
  const putBack = keepTyped(main);
  hydrateRoot(main, <Awake main={main} putBack={putBack} Page={Page} given={JSON.parse(data)} />);
}

type Props<View> = {
  main: HTMLElement;
  putBack: () => void;
  Page: (props: PageProps<View>) => ReactNode;
  given: PageProps<View>;
};

function Awake<View>({ main, putBack, Page, given }: Props<View>) {
  useLayoutEffect(() => {
    putBack();
    main.removeAttribute('data-asleep');
  }, [main, putBack]);
  return <Page {...given} />;
}

type Typed = { text: string; from: number; to: number };

/**
 * Keeps what somebody types or selects in text areas while the page wakes: React 19 sets a text area back to the text that
 * it was drawn with (`initTextarea`). Returns a function that puts it back.
 */
function keepTyped(main: HTMLElement): () => void {
  const typed = new Map<HTMLTextAreaElement, Typed>();
  const keep = (area: EventTarget | null) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    if (area.value === area.defaultValue && area !== document.activeElement) return;
    typed.set(area, { text: area.value, from: area.selectionStart, to: area.selectionEnd });
  };
  const listener = (event: Event) => keep(event.target);
  // A key or the focus makes React wake the page at once, before the event bubbles.
  const listening = new AbortController();
  for (const type of ['input', 'focusin']) {
    main.addEventListener(type, listener, { capture: true, signal: listening.signal });
  }
  for (const area of main.querySelectorAll('textarea')) keep(area);
  return () => {
    listening.abort();
    for (const [area, { text, from, to }] of typed) {
      if (area.value !== area.defaultValue) continue;
      area.value = text;
      if (area === document.activeElement) area.setSelectionRange(from, to);
    }
  };
}
