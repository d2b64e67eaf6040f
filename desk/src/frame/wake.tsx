import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageProps } from './page.ts';

/** Wakes a page with the data that it was drawn from. `<main data-asleep>` loses its mark when the page answers. */
export function wake<View>(Page: (props: PageProps<View>) => ReactNode): void {
  const main = document.getElementById('main');
  const data = document.getElementById('page-data')?.textContent;
  if (main && data) hydrateRoot(main, <Awake main={main} Page={Page} given={JSON.parse(data)} />);
}

type Props<View> = { main: HTMLElement; Page: (props: PageProps<View>) => ReactNode; given: PageProps<View> };

function Awake<View>({ main, Page, given }: Props<View>) {
  useEffect(() => main.removeAttribute('data-asleep'), [main]);
  return <Page {...given} />;
}
