/** Returns a confirmation as an answer to a repeated booking without the key of the first. */
export function withoutLinks({ manageUrl: _, calendarUrl: __, ...confirmation }: Record<string, unknown>) {
  return confirmation;
}

/** Counts the answers by status: `{ 201: 1, 409: 39 }`. */
export function countStatuses(responses: { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
