import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { serviceMessages } from '#messages/services.en.ts';
import '#styles/compositions/pill.css';
import styles from './ServicesHero.module.css';

type Props = { categories: { title: string; anchor: string; count: number }[] };

const words = serviceMessages.servicesPage;

/** The top of the services page, with a link to each category. */
export function ServicesHero({ categories }: Props) {
  return (
    <section className={`${styles.hero} page-grid`}>
      <div>
        <Breadcrumbs current={words.title} />
      </div>
      <h1 className={styles.title}>
        {words.heading.thin} <b>{words.heading.bold}</b>
      </h1>
      <p className="beside-title">{words.lead}</p>
      <nav className={styles.categories} aria-label={words.categories}>
        <ul className={`${styles.list} cluster`}>
          {categories.map(({ title, anchor, count }) => (
            <li key={anchor}>
              <a className={`${styles.link} pill`} href={`#${anchor}`}>
                {title} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
