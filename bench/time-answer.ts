/** Returns the milliseconds until an answer has arrived whole. Throws when it has another status. */
export async function timeAnswer(ask: () => Promise<Response>, status = 200): Promise<number> {
  const start = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${answer.url} is answered with ${answer.status}.`);
  return performance.now() - start;
}
