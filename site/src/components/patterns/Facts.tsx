import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { ReactNode } from 'react';
import { isLongFigure } from '#lib/reading/long-figure.ts';
import '@clinic/ui/styles/compositions/card.css';
import '@clinic/ui/styles/compositions/figure-card.css';
import '@clinic/ui/styles/compositions/label.css';
import '@clinic/ui/styles/compositions/whole-card.css';
import styles from './Facts.module.css';

type FiguresProps = {
  /** For example `10k` and `+`, with what they count. */
  figures: { value: string; sign: string; label: string }[];
  /** Names the list for screen readers. */
  name?: string;
  /** A note on where the figures come from. */
  note: string | undefined;
  /** A picture beside the figures. */
  children?: ReactNode;
  /** The figures lie across the lower edge of the section above. */
  isAcross?: boolean;
};

/** Large numbers with what they count, in a row, or below each other beside a picture. */
export function Figures({ figures, name, note, children, isAcross }: FiguresProps) {
  return (
    <>
      <div className={styles.frame} data-beside={children ? '' : undefined} data-across={isAcross}>
        <ul className={styles.figures} aria-label={name}>
          {figures.map(({ value, sign, label }) => (
            <li key={label} className={`${styles.figure} figure-card`}>
              <span data-long={isLongFigure(value + sign) || undefined}>
                {value}
                <b>{sign}</b>
              </span>{' '}
              {label}
            </li>
          ))}
        </ul>
        {children}
      </div>
      {note && <p className="figures-note">{note}</p>}
    </>
  );
}

type DetailsProps = { details: { label: string; value: string; href?: string | undefined }[] };

/** Details such as registration, languages and address, each on a card. */
export function Details({ details }: DetailsProps) {
  return (
    <dl className={`${styles.cards} twelve`}>
      {details.map(({ label, value, href }) => (
        <div key={label} className={`${styles.card} card`}>
          <dt className="label">{label}</dt>
          <dd className={styles.value}>
            {href ? (
              <ArrowLink href={href} className={`${styles.link} whole-card`}>
                {value}
              </ArrowLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
