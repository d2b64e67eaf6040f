import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Hero } from '#components/patterns/Hero.tsx';
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
    <>
      <Hero
        title={words.heading}
        lead={words.lead}
        ground="lamp"
        above={<Breadcrumbs current={words.title} />}
        aside={
          <div className={styles.body}>
            <BodyMap regions={regions} symptomsHref={SYMPTOMS_PATH} />
          </div>
        }
      >
        <h2 className={styles.where}>{title}</h2>
        <p className={styles.how}>{lead}</p>
        <BodyRegions regions={regions} symptomsHref={SYMPTOMS_PATH} />
        <ArrowLink href={SYMPTOMS_PATH}>{all}</ArrowLink>
      </Hero>
      <nav className={styles.categories} aria-label={words.categories}>
        <ul className={`${styles.list} cluster`}>
          {categories.map(({ title: category, anchor, count }) => (
            <li key={anchor}>
              <a className="pill" href={`#${anchor}`}>
                {category} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
