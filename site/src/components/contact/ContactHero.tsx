import { contactMessages as words } from '#messages/contact.en.ts';
import styles from './ContactHero.module.css';

/** The top of the contact page, with its heading 'Get in Touch'. */
export function ContactHero() {
  return (
    <div className={`${styles.hero} page-grid`}>
      <h1 className={styles.title}>
        {words.title.thin} <b>{words.title.bold}</b>
      </h1>
      <p className={`${styles.lead} beside-title`}>{words.lead}</p>
    </div>
  );
}
