type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link asks the browser for a new tab or window, which it then gets. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: Press): boolean {
  return ctrlKey || metaKey || shiftKey;
}
