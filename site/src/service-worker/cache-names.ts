/** The beginning of the names of our caches. Other programs of the origin may have caches too. */
export const CACHE_PREFIX = 'clinic';

/** Of these names of caches, those of our workers, without the ones that this worker `keeps`. */
export function findOurCaches(names: readonly string[], keeps: readonly string[] = []): string[] {
  return names.filter((name) => name.startsWith(`${CACHE_PREFIX}-`) && !keeps.includes(name));
}
