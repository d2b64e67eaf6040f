import { Brand } from '@clinic/ui/Brand.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { messages } from '#messages/shared.ts';
import { LanguageMenu } from './LanguageSwitch.tsx';
import { MENU_ID } from './MobileMenu.tsx';
import { CONTACT_PATH, getAriaCurrent, SEARCH_PATH, SERVICES_PATH, type ShellData } from './navigation.ts';
import { SERVICES_MENU } from './ServicesPanel.script.ts';
import { SERVICES_PANEL_ID, ServicesPanel } from './ServicesPanel.tsx';
import styles from './SiteHeader.module.css';
import { HOME_HEADER, SITE_HEADER } from './SiteHeader.script.ts';

/** The fixed header of every page. `SiteHeader.script.ts` adds its states; without script every item is a link. */
export function SiteHeader({ path, clinicName, logo, serviceMenu, searchFile, navigation, languages }: ShellData) {
  return (
    <header className={styles.header} {...{ [SITE_HEADER]: '', [HOME_HEADER]: path === '/' ? '' : undefined }}>
      <Brand name={clinicName} logo={logo} className={styles.brand} />
      <nav className={styles.navigation} aria-label={messages.navigation.main}>
        <ul className={styles.list}>
          {navigation.map(({ label, href }) =>
            href === SERVICES_PATH ? (
              <ServicesItem key={href} path={path} serviceMenu={serviceMenu} />
            ) : (
              <li key={href}>
                <a className={`${styles.item} line-to-dot`} href={href} aria-current={getAriaCurrent(href, path)}>
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      {languages.length > 1 && <LanguageMenu languages={languages} />}
      <a
        className={styles.search}
        href={SEARCH_PATH}
        aria-label={messages.navigation.search}
        aria-current={getAriaCurrent(SEARCH_PATH, path)}
        {...{ [SEARCH_FILE]: searchFile }}
      >
        <Icon name="search" size={22} />
      </a>
      <ButtonLink
        href={CONTACT_PATH}
        size="small"
        className={styles.contact}
        aria-current={getAriaCurrent(CONTACT_PATH, path)}
      >
        {messages.navigation.contact}
      </ButtonLink>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={messages.navigation.openMenu}
        aria-controls={MENU_ID}
        {...{ command: 'show-modal', commandfor: MENU_ID }}
      >
        <Icon name="menu" size={22} />
      </button>
    </header>
  );
}

function ServicesItem({ path, serviceMenu }: Pick<ShellData, 'path' | 'serviceMenu'>) {
  const current = getAriaCurrent(SERVICES_PATH, path);
  return (
    <li {...{ [SERVICES_MENU]: '' }}>
      <button
        type="button"
        className={`${styles.item} line-to-dot needs-script`}
        aria-expanded="false"
        aria-controls={SERVICES_PANEL_ID}
        aria-current={current}
      >
        {messages.navigation.services}
        <Icon name="chevron" size={12} />
      </button>
      <a className={`${styles.item} line-to-dot without-script`} href={SERVICES_PATH} aria-current={current}>
        {messages.navigation.services}
      </a>
      <ServicesPanel path={path} serviceMenu={serviceMenu} />
    </li>
  );
}
