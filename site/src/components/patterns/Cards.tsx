import type { ReactNode } from 'react';
import { Picture } from '#components/pictures/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import '@clinic/ui/styles/compositions/card.css';
import styles from './Cards.module.css';

type CardsProps = {
  items: { title: string; description: string }[];
  /** The level of the cards' headings. */
  level: 'h3' | 'h4';
};

/** Cards of unequal width, three to a row; the first of each row has the largest title. A list with lines on phones. */
export function Cards({ items, level: Heading }: CardsProps) {
  return (
    <Rows>
      {items.map(({ title, description }) => (
        <li key={title} className={`${styles.card} card`}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </Rows>
  );
}

/** Pictures as cards. */
export function PictureGrid({ pictures }: { pictures: PreparedPicture[] }) {
  return (
    <Rows of="pictures">
      {pictures.map((picture) => (
        <li key={picture.src} className={`${styles.picture} frame`}>
          <Picture picture={picture} />
        </li>
      ))}
    </Rows>
  );
}

function Rows({ of, children }: { of?: 'pictures'; children: ReactNode }) {
  return (
    <ul className={`${styles.cards} twelve`} data-of={of}>
      {children}
    </ul>
  );
}
