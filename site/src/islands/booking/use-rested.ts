import { useState } from 'react';

/** Longer than a click takes. */
const PRESS_MS = 500;

/**
 * Returns the text with which a field was left last, and the function to call when it is left. When a press took the
 * focus away, the answer waits for its end, so that a question below the field moves nothing under the finger.
 */
export function useRested(text: string): [rested: string, onLeft: () => void] {
  const [rested, setRested] = useState('');
  const onLeft = () => {
    setTimeout(setRested, document.querySelector(':active') ? PRESS_MS : 0, text);
  };
  return [rested, onLeft];
}
