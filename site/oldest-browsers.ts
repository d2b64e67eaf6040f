/** The oldest browsers in which everything can be read and booked: an iPhone 6s, and what phones had in spring 2022. */
export const OLDEST_BROWSERS = { safari: '15.6', chrome: '99', firefox: '102' } as const;

/** For the `build.target` of Vite. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version);
