import type { Locator } from '@playwright/test';

/**
 * Waits until nothing in an element is on its way any more: no transition and no animation that has an end, those that
 * follow upon another included. What goes on for ever, or is tied to scrolling, counts as at rest. Needs the browser's
 * own frames: not for a page whose clock is installed.
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
    // What was done just now sets things moving with the next frame, and a scroll is told of then.
    await nextFrame();
    await nextFrame();
    for (let moving = listMoving(); moving.length > 0; moving = listMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
