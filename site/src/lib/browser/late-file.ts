/** The address of a file in the words with which browsers say that it did not load. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Makes a function that imports a late file, again at each call until it has loaded. A browser may keep a failure for
 * the address of a file (Chromium 150 does), so that the next call asks for the same file by another one.
 */
export function createLateFile<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return await (address ? import(/* @vite-ignore */ `${address}?${tries}`) : load());
    } catch (error) {
      address ??= ADDRESS.exec(String(error))?.[0];
      tries += 1;
      throw error;
    }
  };
}
