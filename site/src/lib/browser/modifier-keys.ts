type Press = Pick<MouseEvent | KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key is held that gives a press another meaning, such as a new tab. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
