import type { SVGProps } from 'react';

export type Discipline = 'laparoscopic' | 'robotic' | 'laser' | 'gastro-intestinal';

type Drawing = { path: string; dot: { x: number; y: number } };

/** A laparoscope, a robotic arm, laser beams and a bowel, each drawn as a line that ends in a dot. */
const DRAWINGS: Record<Discipline, Drawing> = {
  laparoscopic: { path: 'M26 15a11 11 0 11-22 0 11 11 0 0122 0M23 23l11 11', dot: { x: 35, y: 35 } },
  robotic: {
    path: 'M4 36l8-11M17 20l6-1M28 15l5-7M17 22a3.5 3.5 0 11-7 0 3.5 3.5 0 017 0M30 18a3.5 3.5 0 11-7 0 3.5 3.5 0 017 0',
    dot: { x: 34, y: 6 },
  },
  laser: { path: 'M20 3v26M8 8l12 22M32 8L20 30', dot: { x: 20, y: 34 } },
  'gastro-intestinal': {
    path: 'M14 3v9c0 8 14 5 14 13s-14 5-14 9M20 3v8c0 6 14 4 14 14s-14 5-14 9',
    dot: { x: 17, y: 36 },
  },
};

/** The sign of a panel. It is hidden from screen readers, because the title beside it says the same. */
export function ExpertiseSign({ discipline, ...rest }: SVGProps<SVGSVGElement> & { discipline: Discipline }) {
  const { path, dot } = DRAWINGS[discipline];
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" fill="none" strokeLinecap="round" aria-hidden="true" {...rest}>
      <path d={path} stroke="currentColor" strokeWidth="1.6" />
      <circle cx={dot.x} cy={dot.y} r="3" />
    </svg>
  );
}
