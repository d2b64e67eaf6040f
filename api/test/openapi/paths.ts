/** Stands in for the types that `client.test.ts` makes from docs/openapi.json, and checks the client with. */
// biome-ignore lint/suspicious/noExplicitAny: the compiler alone knows nothing of the document.
export type paths = any;
