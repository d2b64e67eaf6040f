import type { Page } from '@playwright/test';

/** Reads a color of `tokens.css` on this page, as `getComputedStyle` writes it: `rgb(8, 34, 42)`. */
export function readTokenColor(page: Page, token: `--${string}`): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
