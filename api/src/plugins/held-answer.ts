/** Asks at most once in so many milliseconds, however many want to know; in between the last answer holds. */
export function holdAnswer<Answer>(ask: () => Promise<Answer>, ms: number): () => Promise<Answer> {
  let last: { atMs: number; answer: Promise<Answer> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs - last.atMs >= ms) last = { atMs: nowMs, answer: ask() };
    return last.answer;
  };
}
