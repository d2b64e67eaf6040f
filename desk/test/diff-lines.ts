/**
 * Tells the difference between two texts as `diff` does: `-` before a line that went and `+` before one that came. Lines
 * that stay are left out.
 */
export function diffLines(before: string, after: string): string {
  const toLines = (text: string) => text.replace(/\n$/, '').split('\n');
  const [old, next] = [toLines(before), toLines(after)];
  // The length of the longest common part of the two ends that begin at these lines.
  const common = old.map(() => next.map(() => 0));
  const lengthAt = (from: number, to: number) => common[from]?.[to] ?? 0;
  for (let from = old.length - 1; from >= 0; from--) {
    for (let to = next.length - 1; to >= 0; to--) {
      const same = old[from] === next[to] ? lengthAt(from + 1, to + 1) + 1 : 0;
      const row = common[from];
      if (row) row[to] = same || Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
    }
  }
  const lines: string[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < next.length) {
    if (from < old.length && to < next.length && old[from] === next[to]) {
      from++;
      to++;
    } else if (from < old.length && (to >= next.length || lengthAt(from + 1, to) >= lengthAt(from, to + 1))) {
      lines.push(`-${old[from++]}`);
    } else {
      lines.push(`+${next[to++]}`);
    }
  }
  return lines.join('\n');
}
