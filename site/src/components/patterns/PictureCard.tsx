import type { ReactNode } from 'react';
import { Picture } from '#components/pictures/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import '@clinic/ui/styles/compositions/card.css';
import styles from './PictureCard.module.css';
import { Section } from './Section.tsx';

/** `first` is the largest, at the top; `wide` and `narrow` share a row, and `row` has one for itself. */
export type CardPlace = 'first' | 'wide' | 'narrow' | 'row';

type Props = {
  /** The heading's id, by which the card is labelled. */
  id: string;
  title: string;
  level: 2 | 3;
  picture: PreparedPicture;
  place: CardPlace;
  /** A line above the title. */
  above?: ReactNode;
  children: ReactNode;
};

/** A picture with a title and words below it. */
export function PictureCard({ id, title, level, picture, place, above, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={`${styles.card} card ${place === 'first' ? 'night' : ''}`}
      data-place={place}
      aria-labelledby={id}
    >
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} isUrgent={place === 'first'} />
      </div>
      <div className={styles.words}>
        {above && <div className={`${styles.above} cluster`}>{above}</div>}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
    </article>
  );
}

/** The cards of a page in rows of one wide and one narrow card, below the first one. */
export function PictureCards<Item extends { id: string }>({
  items,
  hasFirst = true,
  render,
  children,
}: {
  items: Item[];
  /** Whether the first item stands above the rows, large. */
  hasFirst?: boolean;
  render: (item: Item, place: CardPlace) => ReactNode;
  /** A heading above the cards. */
  children?: ReactNode;
}) {
  const [first, ...others] = items;
  const rows = hasFirst ? others : items;
  return (
    <Section as={children ? 'section' : 'div'} pattern="cards" room={children ? 'band' : 'close'}>
      {children}
      <ul className={`${styles.cards} twelve`}>
        {hasFirst && first && (
          <li key={first.id} data-place="first">
            {render(first, 'first')}
          </li>
        )}
        {rows.map((item, index) => {
          const place = getPlace(index, rows.length);
          return (
            <li key={item.id} className={styles.item} data-place={place}>
              {render(item, place)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Wide and narrow cards change sides from row to row; a card that is left over takes a whole row. */
function getPlace(index: number, count: number): CardPlace {
  if (index === count - 1 && index % 2 === 0) return 'row';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}
