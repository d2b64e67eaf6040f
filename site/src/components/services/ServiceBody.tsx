import type { ComponentProps } from 'react';
import { Contents } from '#components/reading/Contents.tsx';
import { type Source, Sources } from '#components/reading/Sources.tsx';
import { readingMessages } from '#messages/reading.ts';
import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/side-by-side.css';
import { ContactCard } from './ContactCard.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import styles from './ServiceBody.module.css';
import { listServiceContents, ServiceText } from './ServiceText.tsx';

type Props = {
  text: ComponentProps<typeof ServiceText>;
  sources: Source[];
  review: ComponentProps<typeof ReviewLine>;
  contact: ComponentProps<typeof ContactCard>;
};

/** The text of a service page, with its table of contents and the contact card beside it. */
export function ServiceBody({ text, sources, review, contact }: Props) {
  return (
    <div className={`${styles.body} page-grid side-by-side`}>
      <div className={styles.contents}>
        <Contents label={readingMessages.contents} items={listServiceContents(text)} variant="row" />
      </div>
      <div className={styles.text}>
        <ServiceText {...text} />
        {sources.length > 0 && <Sources sources={sources} />}
        <ReviewLine {...review} />
      </div>
      <div className={`${styles.side} in-view`}>
        <ContactCard {...contact} />
      </div>
    </div>
  );
}
