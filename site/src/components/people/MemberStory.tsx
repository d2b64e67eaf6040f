import { peopleMessages } from '#messages/people.ts';
import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/side-by-side.css';
import { LinkedText } from '#components/sections/LinkedText.tsx';
import { RuledList } from '#components/sections/RuledList.tsx';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './MemberStory.module.css';

type Props = { paragraphs: string[]; specialties: string[] };

const words = peopleMessages.profile;

/** The work of a team member for patients, and their specialties. */
export function MemberStory({ paragraphs, specialties }: Props) {
  return (
    <div className={`${styles.story} page-grid side-by-side`}>
      <section className={styles.about}>
        <h2 className={`${styles.title} heading-small`}>{words.about}</h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <section className={`${styles.specialties} in-view`}>
        <h2 className={`${styles.title} heading-small`}>{words.specialties}</h2>
        <RuledList items={specialties} />
      </section>
    </div>
  );
}
