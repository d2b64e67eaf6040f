import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { messages } from '#messages/en.ts';
import { getAriaCurrent, SERVICES_PATH, type ShellData } from './navigation.ts';
import styles from './ServicesPanel.module.css';

export const SERVICES_PANEL_ID = 'services-panel';

/** All services in two columns, below the header's Services button. */
export function ServicesPanel({ path, services }: Pick<ShellData, 'path' | 'services'>) {
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
        {services.map(({ title, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={getAriaCurrent(href, path)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
