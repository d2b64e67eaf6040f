/**
 * Returns what is kept under a name, or makes it. What it keeps outlives the app that made it: counts of limits, and
 * figures. A newly published site has an app of its own, and no limit begins anew with it.
 */
export type Lasting = <Kept>(name: string, make: () => Kept) => Kept;

/** Makes the store of one process. A name always stands for the same type. */
export function createLasting(): Lasting {
  const kept = new Map<string, unknown>();
  return <Kept>(name: string, make: () => Kept): Kept => {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Kept;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    lasting: Lasting;
  }
}
