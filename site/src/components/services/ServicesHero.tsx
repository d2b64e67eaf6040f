import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { SYMPTOMS_PATH } from '#components/shell/navigation.ts';
import { BodyMap } from '#components/symptoms/BodyMap.tsx';
import { BodyRegions } from '#components/symptoms/BodyRegions.tsx';
import type { BodyRegion } from '#lib/services/symptoms.ts';
import { serviceMessages, symptomMessages } from '#messages/services.ts';
import '@clinic/ui/styles/compositions/pill.css';
import styles from './ServicesHero.module.css';

type Props = {
  categories: { title: string; anchor: string; count: number }[];
  regions: readonly BodyRegion[];
};

const words = serviceMessages.servicesPage;

/** The top of the services page: a drawn body with what is treated where, and a link to each category. */
export function ServicesHero({ categories, regions }: Props) {
  const { title, lead, all } = symptomMessages.body;
  return (
    <section className={styles.hero}>
      <div className={`${styles.opening} page-grid`}>
        <div>
          <Breadcrumbs current={words.title} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {words.heading.thin} <b>{words.heading.bold}</b>
          </h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div className={styles.body}>
          <BodyMap regions={regions} symptomsHref={SYMPTOMS_PATH} />
        </div>
        <div className={styles.regions}>
          <h2 className={styles.where}>{title}</h2>
          <p className={styles.how}>{lead}</p>
          <BodyRegions regions={regions} symptomsHref={SYMPTOMS_PATH} />
          <ArrowLink href={SYMPTOMS_PATH}>{all}</ArrowLink>
        </div>
      </div>
      <nav className={`${styles.categories} page-grid`} aria-label={words.categories}>
        <ul className={`${styles.list} cluster`}>
          {categories.map(({ title: category, anchor, count }) => (
            <li key={anchor}>
              <a className={`${styles.link} pill`} href={`#${anchor}`}>
                {category} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
