import { Brand } from '@clinic/ui/Brand.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { messages } from '#messages/shared.ts';
import { LanguageList } from './LanguageSwitch.tsx';
import styles from './MobileMenu.module.css';
import { BOOK_PATH, CONTACT_PATH, getAriaCurrent, SEARCH_PATH, type ShellData } from './navigation.ts';

export const MENU_ID = 'site-menu';

const TITLE_ID = `${MENU_ID}-title`;

/** The menu below the large breakpoint: a modal dialog, which invoker commands open without script. */
export function MobileMenu({ path, clinicName, logo, phone, navigation, languages }: ShellData) {
  const others = languages.filter(({ isCurrent }) => !isCurrent);
  return (
    <dialog id={MENU_ID} className={`${styles.menu} night`} aria-labelledby={TITLE_ID} {...{ closedby: 'any' }}>
      <h2 id={TITLE_ID} className={styles.title}>
        {messages.navigation.menu}
      </h2>
      <div className={styles.top}>
        <Brand name={clinicName} logo={logo} size={36} />
        <button
          type="button"
          className={styles.close}
          aria-label={messages.navigation.closeMenu}
          {...{ command: 'close', commandfor: MENU_ID }}
        >
          <Icon name="close" />
        </button>
      </div>
      {others.length > 0 && <LanguageList languages={others} className={`${styles.languages} cluster`} />}
      <nav className={styles.list} aria-label={messages.navigation.menu}>
        {navigation.map(({ label, href }) => (
          <a key={href} className={styles.item} href={href} aria-current={getAriaCurrent(href, path)}>
            {label}
          </a>
        ))}
        <a className={styles.item} href={SEARCH_PATH} aria-current={getAriaCurrent(SEARCH_PATH, path)}>
          {messages.navigation.search}
        </a>
      </nav>
      <ButtonLink href={BOOK_PATH} className={styles.action} aria-current={getAriaCurrent(BOOK_PATH, path)} hasArrow>
        {messages.home.bookAppointment}
      </ButtonLink>
      <ButtonLink
        href={CONTACT_PATH}
        variant="on-night"
        className={styles.action}
        aria-current={getAriaCurrent(CONTACT_PATH, path)}
      >
        {messages.navigation.contact}
      </ButtonLink>
      <a className={styles.phone} href={phoneToHref(phone)}>
        {phone}
      </a>
    </dialog>
  );
}
