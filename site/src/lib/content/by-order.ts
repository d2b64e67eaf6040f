type Ordered = { id: string; data: { order: number; title?: string; name?: string } };

/** Compares entries by their `order`, and those that share one by title or name, then by id. */
export function compareByOrder(a: Ordered, b: Ordered): number {
  return a.data.order - b.data.order || getTitle(a).localeCompare(getTitle(b), 'en') || a.id.localeCompare(b.id);
}

function getTitle({ data: { title, name } }: Ordered): string {
  return title ?? name ?? '';
}
