/**
 * Finds the browser tests that measure what everyone can see, reach, press and read on many pages, widths and states, by
 * their titles. They take as long as a third of all others (086).
 */
export const LONG_TEST_TITLES = 'whoever|everyone can|a morning of sixty patients|by the Nu checker';
