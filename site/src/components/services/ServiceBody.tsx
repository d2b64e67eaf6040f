import type { ComponentProps } from 'react';
import { ContactCard } from './ContactCard.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import styles from './ServiceBody.module.css';
import { ServiceText } from './ServiceText.tsx';

type Props = {
  text: ComponentProps<typeof ServiceText>;
  review: ComponentProps<typeof ReviewLine>;
  phone: string;
};

/** The text of a service page, and beside it the ways to the clinic, which stay in view. */
export function ServiceBody({ text, review, phone }: Props) {
  return (
    <div className={`${styles.body} page-grid`}>
      <div className={styles.text}>
        <ServiceText {...text} />
        <ReviewLine {...review} />
      </div>
      <div className={styles.side}>
        <ContactCard phone={phone} />
      </div>
    </div>
  );
}
