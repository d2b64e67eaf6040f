import { Brand } from '#components/ui/Brand.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { messages } from '#messages/shared.ts';
import styles from './MobileMenu.module.css';
import { BOOK_PATH, CONTACT_PATH, getAriaCurrent, SEARCH_PATH, type ShellData } from './navigation.ts';

export const MENU_ID = 'site-menu';

/** The menu below the large breakpoint: a modal dialog, which invoker commands open without script. */
export function MobileMenu({ path, clinicName, logo, phone, navigation }: ShellData) {
  return (
    <dialog
      id={MENU_ID}
      className={`${styles.menu} night`}
      aria-label={messages.navigation.menu}
      {...{ closedby: 'any' }}
    >
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
