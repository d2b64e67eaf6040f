// About's tabs (APG: tabs with automatic activation) over a list of plain anchor links.
// Inlined right after that list, before its panels: the first paint then shows only the panel that the address asks
// for, and the very first press is heard. Hence plain JavaScript.
(() => {
  const root = document.querySelector('[data-about-tabs]');
  const list = root.querySelector('[data-tab-list]');
  const tabs = [...list.querySelectorAll('a')];
  const getPanelId = (tab) => tab.hash.slice(1);

  const select = (chosen) => {
    root.dataset.current = getPanelId(chosen);
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  };
  const findAsked = () => tabs.find((tab) => tab.hash === location.hash);
  const choose = (tab) => {
    select(tab);
    tab.focus({ preventScroll: true });
    history.replaceState(history.state, '', tab.hash);
  };

  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.parentElement.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', getPanelId(tab));
  }
  select(findAsked() ?? tabs[0]);

  list.addEventListener('click', (event) => {
    const tab = event.target.closest('a');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(tab);
  });

  list.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(event.target.closest('a'));
    if (index === -1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const moves = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1, ' ': index };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[(next + tabs.length) % tabs.length]);
  });

  // The address was changed by hand, or by a link on this page.
  addEventListener('hashchange', () => {
    const asked = findAsked();
    if (!asked) return;
    select(asked);
    document.getElementById(getPanelId(asked)).scrollIntoView();
  });

  document.addEventListener('DOMContentLoaded', () => {
    for (const tab of tabs) {
      const panel = document.getElementById(getPanelId(tab));
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      panel.tabIndex = 0;
    }
  });
})();
