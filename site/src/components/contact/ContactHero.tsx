import { Hero } from '#components/patterns/Hero.tsx';
import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { TextPiece } from '#lib/reading/labelled-text.ts';
import { contactMessages as words } from '#messages/contact.ts';
import styles from './ContactHero.module.css';

/** The top of the contact page, with its heading 'Get in Touch'. */
export function ContactHero({ notice }: { notice: TextPiece[] }) {
  return (
    <Hero title={words.title} lead={words.lead} ground="lamp">
      <p className={styles.notice}>
        <TextWithNumbers pieces={notice} />
      </p>
    </Hero>
  );
}
