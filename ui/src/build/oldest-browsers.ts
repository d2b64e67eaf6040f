/** The oldest browsers in which all pages can be read and booking works: an iPhone 6s, and phones of spring 2022. */
export const OLDEST_BROWSERS = { safari: '15.6', chrome: '99', firefox: '102' } as const;

/** The value of Vite's `build.target`. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version);
