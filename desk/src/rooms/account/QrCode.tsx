import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** The light frame that scanners want around a code, in modules (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;

/** A text as a QR code, drawn as one path. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.modules} d={data.flatMap(rowToPath).join('')} />
    </svg>
  );
}

/** Returns the strokes for the dark modules of a row; neighbours share one stroke. */
function rowToPath(row: boolean[], y: number): string[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
}
