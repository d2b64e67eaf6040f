// Turns About's list of anchor links into tabs before the first paint, and shows only the panel that the address names.
// Until the island of the tabs is awake, this also follows a changed address.
// It is inlined right after the list, before the panels, and is therefore plain JavaScript.
(() => {
  const root = document.querySelector('[data-about-tabs]');
  const island = root.querySelector('astro-island');
  const list = root.querySelector('ul');
  const tabs = [...list.querySelectorAll('a')];

  const showAsked = () => {
    const shown = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
    root.dataset.current = shown.hash.slice(1);
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', tab === shown);
      tab.tabIndex = tab === shown ? 0 : -1;
    }
    list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
  };

  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.parentElement.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
  }
  showAsked();
  addEventListener('hashchange', () => island.hasAttribute('ssr') && showAsked());
  addEventListener('DOMContentLoaded', () => {
    for (const tab of tabs) {
      const panel = document.querySelector(tab.hash);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      panel.tabIndex = 0;
    }
  });
})();
