/**
 * Stores that a person has turned off keys that are single letters or signs. Speech input and trembling hands press
 * them by mistake.
 */
const STORAGE_KEY = 'desk-single-keys';
const OFF = 'off';

/** Whether single letters and signs work as keys. They do when storage is turned off. */
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
    // Without storage the choice holds until the person leaves the page.
  }
}
