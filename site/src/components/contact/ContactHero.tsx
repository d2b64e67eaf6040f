import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { contactMessages as words } from '#messages/contact.ts';
import styles from './ContactHero.module.css';

/** The top of the contact page, with its heading 'Get in Touch'. */
export function ContactHero({ notice }: { notice: TextPiece[] }) {
  return (
    <div className={`${styles.hero} page-grid`}>
      <h1 className={styles.title}>
        {words.title.thin} <b>{words.title.bold}</b>
      </h1>
      <div className={`${styles.text} beside-title`}>
        <p>{words.lead}</p>
        <p className={styles.notice}>
          <TextWithNumbers pieces={notice} />
        </p>
      </div>
    </div>
  );
}
