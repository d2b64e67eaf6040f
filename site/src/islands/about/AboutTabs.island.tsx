import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '#components/people/AboutTabs.module.css';
import { ABOUT_TABS, type AboutTabId, TABS_ROOT } from '#components/people/about-tabs.ts';
import { hasModifier } from '#lib/browser/modifier-keys.ts';
import { HOLDS_PRESS } from '#lib/browser/waking/held-press.ts';
import { peopleMessages } from '#messages/people.ts';

const { tabs: labels, tabList } = peopleMessages.about;

/** This tab is left out when the clinic shows no team. */
const TEAM_TAB: AboutTabId = 'our-team';

const KEYS = 'ArrowLeft ArrowRight Home End';

/**
 * About's tabs (APG: tabs with automatic activation). It must hydrate, because the chosen tab is state.
 * `AboutPanels.script.js` gives the list and the panels their roles before the first paint, and shows the panel that
 * the address names. The island sets the list's roles again, because it may be drawn again. Without script all panels
 * are shown, and the list links to them.
 */
export function AboutTabs({ hasTeam = true }: { hasTeam?: boolean }) {
  const ids = ABOUT_TABS.filter((id) => hasTeam || id !== TEAM_TAB);
  // `null` until the island is awake, because the server does not know the address's hash.
  const [chosen, setChosen] = useState<AboutTabId | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const choose = (id: AboutTabId) => {
    setChosen(id);
    getTab(id)?.focus({ preventScroll: true });
    history.replaceState(history.state, '', `#${id}`);
  };

  const onClick = (event: MouseEvent, id: AboutTabId) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(id);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const count = ids.length;
    const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, ' ': index };
    const next = moves[event.key];
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    choose(ids[(next + count) % count] as AboutTabId);
  };

  // Called when the address changes, by hand or through a link on this page.
  const followAddress = useEffectEvent(() => {
    const asked = readHash();
    if (!asked) return;
    setChosen(asked);
    document.getElementById(asked)?.scrollIntoView();
  });

  useEffect(() => {
    setChosen(readHash() ?? ABOUT_TABS[0] ?? null);
    const onHashChange = () => followAddress();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (!chosen || !list.current) return;
    list.current.closest(`[${TABS_ROOT}]`)?.setAttribute('data-current', chosen);
    centerTab(list.current, getTab(chosen));
  }, [chosen]);

  const isAwake = chosen !== null;
  return (
    <ul ref={list} className={styles.list} role={isAwake ? 'tablist' : undefined} aria-label={tabList}>
      {ids.map((id, index) => (
        <li key={id} role={isAwake ? 'presentation' : undefined}>
          <a
            id={`tab-${id}`}
            className={`${styles.tab} line-to-dot`}
            href={`#${id}`}
            data-label={labels[id]}
            {...(isAwake && {
              role: 'tab',
              'aria-controls': id,
              'aria-selected': chosen === id,
              tabIndex: chosen === id ? 0 : -1,
            })}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...{ [HOLDS_PRESS]: KEYS }}
          >
            <span>{labels[id]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function readHash(): AboutTabId | undefined {
  return ABOUT_TABS.find((id) => location.hash === `#${id}` && getTab(id));
}

function getTab(id: AboutTabId): HTMLElement | null {
  return document.getElementById(`tab-${id}`);
}

/** Centres the tab in its row, which is wider than a phone. */
function centerTab(list: HTMLElement, tab: HTMLElement | null): void {
  if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
