import type { Locator, Page } from '@playwright/test';

/**
 * Waits until all transitions and animations in an element have ended, including those that follow them. Endless
 * animations and those tied to scrolling do not count. It needs real frames, so it does not end on a page with an
 * installed clock, nor on one without script.
 */
export function motionEnds(element: Locator): Promise<void> {
  return element.evaluate(async (root) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const listMoving = () =>
      root
        .getAnimations({ subtree: true })
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // An action starts its animations, and fires its scroll event, with the next frame.
    await nextFrame();
    await nextFrame();
    for (let moving = listMoving(); moving.length > 0; moving = listMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Waits until the page no longer scrolls: a field that gets the focus may start a smooth scroll. Needs real frames. */
export function scrollEnds(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let stillFrames = 0; stillFrames < 3; ) {
      const place = scrollY;
      await nextFrame();
      stillFrames = scrollY === place ? stillFrames + 1 : 0;
    }
  });
}
