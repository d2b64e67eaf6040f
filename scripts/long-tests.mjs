/** The tag of the browser tests that `npm run test:pages` takes and `npm test` leaves out (`e2e/long.ts`, 086). */
export const LONG_TAG = '@long';
