import type { VisitState } from '#appointments/visit-state.ts';

const CIRCLE = 'M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 1 1 14.4 0z';

/** `filled` is drawn as a ground, and `path` as lines on it. */
const SIGNS: Record<VisitState, { filled?: string; path?: string }> = {
  booked: { path: CIRCLE },
  late: { path: `${CIRCLE}M10 6v4.2l2.6 1.7` },
  waiting: { filled: CIRCLE },
  in: { filled: 'M8.2 6.8 13 10l-4.8 3.2z', path: CIRCLE },
  done: { path: 'm4.5 10.6 3.7 3.7 7.3-8.6' },
  noshow: { path: 'm5.5 5.5 9 9m0-9-9 9' },
  cancelled: { path: 'M4.5 10h11' },
  review: { path: 'M5 17.5v-14h9.5l-2.3 3.6 2.3 3.6H5' },
};

/** The sign of a state: each state has a shape of its own, so that none depends on a colour. Words stand beside it. */
export function StateSign({ state, size = 18 }: { state: VisitState; size?: number }) {
  const { filled, path } = SIGNS[state];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {filled && <path d={filled} fill="currentColor" />}
      {path && <path d={path} />}
    </svg>
  );
}
