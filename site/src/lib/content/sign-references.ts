type SignReference = { id: string; text?: string | undefined };

/** Lists the signs that the fields of a file name in `signs` and below it, as they are written. */
export function listSignReferences(fields: unknown): SignReference[] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([key, value]) =>
    key === 'signs' ? listBelow(value) : listSignReferences(value),
  );
}

function listBelow(value: unknown): SignReference[] {
  if (typeof value === 'string') return [{ id: value }];
  if (typeof value !== 'object' || value === null) return [];
  return isReference(value) ? [value] : Object.values(value).flatMap(listBelow);
}

function isReference(value: object): value is SignReference {
  return 'id' in value && typeof value.id === 'string';
}
