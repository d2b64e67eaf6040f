import type { Locator } from '@playwright/test';

/**
 * Waits until all transitions and animations in an element have ended, including those that follow them. Endless
 * animations and those tied to scrolling do not count. It needs real frames, so it does not work on a page with an
 * installed clock.
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
