/** Where a person turns off keys that are letters and signs: speech and trembling hands press them unasked. */
const STORAGE_KEY = 'desk-single-keys';
const OFF = 'off';

/** Whether letters and signs work as keys. They do where nothing can be stored. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // The choice then holds until the page is left.
  }
}
