/** Asks at most once in `ms` milliseconds, however many callers there are; in between they get the last answer. */
export function holdAnswer<Answer>(ask: () => Promise<Answer>, ms: number): () => Promise<Answer> {
  let last: { atMs: number; answer: Promise<Answer> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs - last.atMs >= ms) last = { atMs: nowMs, answer: ask() };
    return last.answer;
  };
}
