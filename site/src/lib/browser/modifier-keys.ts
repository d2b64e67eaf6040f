type Press = Pick<MouseEvent | KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key gives a press another meaning, such as opening a new tab. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
