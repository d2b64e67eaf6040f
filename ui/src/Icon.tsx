import type { SVGProps } from 'react';

const ICONS = {
  arrow: { viewBox: '0 0 20 20', path: 'M3 10h13M11 5l5 5-5 5' },
  check: { viewBox: '0 0 16 16', path: 'M3 8.5l3.5 3.5L13 4.5' },
  chevron: { viewBox: '0 0 12 12', path: 'M2 4l4 4 4-4' },
  close: { viewBox: '0 0 20 20', path: 'M4 4l12 12M16 4L4 16' },
  earlier: { viewBox: '0 0 20 20', path: 'M12.5 4.5L7 10l5.5 5.5' },
  later: { viewBox: '0 0 20 20', path: 'M7.5 4.5L13 10l-5.5 5.5' },
  /** Two waves, as in the hero, in place of the usual three bars. */
  menu: { viewBox: '0 0 22 22', path: 'M3 7c5-3 11 3 16 0M3 15c5-3 11 3 16 0' },
  phone: {
    viewBox: '0 0 18 18',
    path: 'M3 2h3.5l1.5 4-2 1.5a9 9 0 004.5 4.5l1.5-2 4 1.5V15c0 .6-.4 1-1 1C8 16 2 10 2 3c0-.6.4-1 1-1z',
  },
  dots: { viewBox: '0 0 20 20', path: 'M4.5 10h.01M10 10h.01M15.5 10h.01' },
  plus: { viewBox: '0 0 20 20', path: 'M10 4v12M4 10h12' },
  search: { viewBox: '0 0 20 20', path: 'M14.2 9a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 1 1 10.4 0zM13 13l4 4' },
  /** A loudspeaker. */
  sound: {
    viewBox: '0 0 20 20',
    path: 'M3 7.5v5h3l4.5 3.5V4L6 7.5zM13.5 7a4.5 4.5 0 0 1 0 6M15.9 4.6a8 8 0 0 1 0 10.8',
  },
  chat: { viewBox: '0 0 20 20', path: 'M3.5 16.5 4.6 13A7 7 0 1 1 7.2 15.5z' },
  shield: { viewBox: '0 0 24 24', path: 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5' },
} as const;

export type IconName = keyof typeof ICONS;

type Props = SVGProps<SVGSVGElement> & {
  name: IconName;
  /** Width and height in px. */
  size?: number;
};

/** A line drawing. It is hidden from screen readers, because the words beside it say the same. */
export function Icon({ name, size = 20, ...rest }: Props) {
  const { viewBox, path } = ICONS[name];
  return (
    <svg
      width={size}
      height={size}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
