import type { ReactNode } from 'react';

type Props = {
  text: string;
  /** The names that the text holds, in its order, as they were typed. */
  names: readonly string[];
};

/** A text in which names turn no other words, although some are written from right to left. */
export function WithNames({ text, names }: Props) {
  const pieces: ReactNode[] = [];
  let rest = text;
  for (const [place, name] of names.entries()) {
    const start = name === '' ? -1 : rest.indexOf(name);
    if (start < 0) continue;
    pieces.push(rest.slice(0, start), <bdi key={place}>{name}</bdi>);
    rest = rest.slice(start + name.length);
  }
  return [...pieces, rest];
}
