import '@clinic/ui/styles/compositions/in-view.css';
import '@clinic/ui/styles/compositions/side-by-side.css';
import { RuledList } from '#components/sections/RuledList.tsx';
import '@clinic/ui/styles/compositions/heading-small.css';
import styles from './ProfileSections.module.css';

type Props = { sections: { title: string; items: string[] }[] };

/** A list is set large when no item is longer than this. */
const NAME_MAX_CHARS = 36;

/** The sections of a profile, such as education and publications, each with its items as ruled rows. */
export function ProfileSections({ sections }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, items }) => (
        <section key={title} className="page-grid side-by-side">
          <h2 className={`${styles.title} heading-small in-view`}>{title}</h2>
          <div className={styles.items}>
            {items.every(({ length }) => length <= NAME_MAX_CHARS) ? (
              <RuledList items={items} size="large" />
            ) : (
              <RuledList items={items} />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
