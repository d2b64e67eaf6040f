/** Creates an Idempotency-Key of 128 random bits. `crypto.randomUUID` does not exist on plain http. */
export function createKey(): string {
  return crypto.getRandomValues(new BigUint64Array(2)).join('-');
}
