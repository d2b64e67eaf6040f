import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { messages } from '#messages/shared.ts';
import { getAriaCurrent, SERVICES_PATH, type ShellData } from './navigation.ts';
import styles from './ServicesPanel.module.css';

export const SERVICES_PANEL_ID = 'services-panel';

type Props = Pick<ShellData, 'path' | 'serviceMenu'>;

/** All services, or the first of each category, in two columns below the header's Services button. */
export function ServicesPanel({ path, serviceMenu }: Props) {
  return (
    <div id={SERVICES_PANEL_ID} className={styles.panel} hidden>
      <div className={`${styles.aside} night`}>
        <p className={styles.title}>{messages.navigation.panelTitle}</p>
        <p className={styles.text}>{messages.navigation.panelText}</p>
        <ArrowLink href={SERVICES_PATH} className={styles.all}>
          {messages.navigation.allServices}
        </ArrowLink>
      </div>
      <ul className={styles.list}>
        {'services' in serviceMenu ? (
          <Links path={path} services={serviceMenu.services} />
        ) : (
          serviceMenu.categories.map(({ title, href, count, services }) => (
            <li key={href} className={styles.category}>
              <a className={`${styles.link} ${styles.categoryLink}`} href={href}>
                {title} <span className={styles.count}>{messages.navigation.allOf(count)}</span>
              </a>
              <ul>
                <Links path={path} services={services} />
              </ul>
            </li>
          ))
        )}
      </ul>
    </div>
  );
}

function Links({ path, services }: { path: string; services: { title: string; href: string }[] }) {
  return services.map(({ title, href }) => (
    <li key={href}>
      <a className={styles.link} href={href} aria-current={getAriaCurrent(href, path)}>
        {title}
      </a>
    </li>
  ));
}
