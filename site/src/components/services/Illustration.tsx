import { Fold } from '@clinic/ui/Fold.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './Illustration.module.css';

export type IllustrationProps = {
  /** The drawing's shapes as SVG, checked by `content-check/drawings.ts`. */
  shapes: string;
  viewBox: string;
  labels: { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }[];
  description: string;
};

/** The size of a label, in units of the drawing. */
const LABEL_SIZE = 14;

/** A labelled line drawing of what is treated. The labels are texts of the page, so that readers and search find them. */
export function Illustration({ shapes, viewBox, labels, description }: IllustrationProps) {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the labels are texts, and the caption says what the drawing shows */}
      <svg className={styles.drawing} viewBox={viewBox}>
        <g
          className={styles.lines}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the check of content/ allows shapes alone
          dangerouslySetInnerHTML={{ __html: shapes }}
        />
        {labels.map(({ text, x, y, anchor }) => (
          <text key={text} className={styles.label} x={x} y={y} textAnchor={anchor} fontSize={LABEL_SIZE}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Fold title={serviceMessages.folds.drawing} variant="phone">
          <p>{description}</p>
        </Fold>
      </figcaption>
    </figure>
  );
}
