import type { SVGProps } from 'react';

const RIVER = 'M-40 640C160 560 300 700 520 650S820 470 1000 520s160 60 260 30';
const PARK = 'M916 150c50-26 120-24 140 6s14 96-6 118-92 22-122 6-40-104-12-130z';

/** Main roads, then the streets that branch off. */
const ROADS =
  'M-20 110C200 90 380 140 600 120S1000 50 1220 90M170-20c30 170-30 320 0 440s70 200 50 300M860-20c-40 160 50 300 10 440s20 200-20 300';
const STREETS =
  'M870 400c100 20 220-20 350 10M167 250C300 290 420 230 866 262M420 125c-30 180 40 330-10 595M640 120c40 200-50 400 20 600M1090 78c-30 180 40 420-10 642';

/** Three of the site's four lines, which run to the clinic's place; the fourth, in amber, is drawn on top of them. */
const LINES = [
  { path: 'M-20 200C220 150 380 250 600 350', color: 'var(--sign)' },
  { path: 'M-20 330C200 290 400 390 600 350', color: 'var(--accent-cool)' },
  { path: 'M-20 470C240 520 420 380 600 350', color: 'var(--azure)' },
];

/** A drawn stand-in for the map, shown while it loads and when it cannot be loaded. */
export function MapPlate(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true" {...props}>
      <path d={RIVER} stroke="var(--ground-ice-strong)" strokeWidth="54" />
      <path d={PARK} fill="var(--ground-mint-strong)" />
      <path d={STREETS} stroke="var(--light)" strokeWidth="7" />
      <path d={ROADS} stroke="var(--light)" strokeWidth="16" />
      {LINES.map(({ path, color }) => (
        <path key={path} d={path} stroke={color} strokeWidth="2.4" strokeLinecap="round" />
      ))}
      <path d="M-20 400C260 430 400 300 600 350" stroke="var(--accent)" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="600" cy="350" r="11" fill="var(--accent)" />
    </svg>
  );
}
