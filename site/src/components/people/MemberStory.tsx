import { peopleMessages } from '#messages/people.en.ts';
import '#styles/compositions/in-view.css';
import '#styles/compositions/side-by-side.css';
import styles from './MemberStory.module.css';
import { RuledRows } from './RuledRows.tsx';

type Props = { paragraphs: string[]; specialties: string[] };

const words = peopleMessages.profile;

/** The work of a team member for patients, and their specialties. */
export function MemberStory({ paragraphs, specialties }: Props) {
  return (
    <div className={`${styles.story} page-grid side-by-side`}>
      <section className={styles.about}>
        <h2 className={styles.title}>{words.about}</h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={`${styles.specialties} in-view`}>
        <h2 className={styles.title}>{words.specialties}</h2>
        <RuledRows items={specialties} />
      </section>
    </div>
  );
}
