import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Brand } from '@clinic/ui/Brand.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { Logo } from '@clinic/ui/logo.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { messages } from '#messages/shared.ts';
import { LanguageList } from './LanguageSwitch.tsx';
import {
  BOOK_PATH,
  CONTACT_PATH,
  type NavigationItem,
  SERVICES_PATH,
  type ShellData,
  SYMPTOMS_PATH,
  VISIT_PATH,
} from './navigation.ts';
import styles from './SiteFooter.module.css';
import { COPYRIGHT_ZONE } from './SiteFooter.script.ts';

type Props = {
  path: string;
  clinicName: { bold: string; light: string };
  logo: Logo;
  legalName: string;
  tagline: string;
  badge: string;
  phone: string;
  designCredit: string;
  /** The year of the build in the clinic's time zone; `SiteFooter.script.ts` keeps it right in later years. */
  year: string;
  timeZone: string;
  /** Whether the home page has patients' stories to link to. */
  hasStories: boolean;
} & Pick<ShellData, 'languages'>;

const words = messages.footer;

/** The average width of a letter of the wordmark, in em, at its two weights. */
const BOLD_LETTER_EM = 0.57;
const LIGHT_LETTER_EM = 0.4;

/** The footer of every page. */
export function SiteFooter({
  path,
  clinicName,
  logo,
  legalName,
  tagline,
  badge,
  phone,
  designCredit,
  year,
  timeZone,
  hasStories,
  languages,
}: Props) {
  // On the booking page the link is an anchor, because loading a page would leave the form that is being filled in.
  const isBooking = path === BOOK_PATH;
  return (
    <footer className={`${styles.footer} night page-grid`}>
      <div className={styles.clinic}>
        <Brand name={clinicName} logo={logo} size={48} className={styles.brand} />
        <p className={styles.tagline}>{tagline}</p>
        <div className={`${styles.actions} cluster`}>
          <ArrowLink href={isBooking ? '#book' : '/#book'}>{words.book}</ArrowLink>
          <span className={styles.badge}>
            <Icon name="shield" size={24} />
            {badge}
          </span>
        </div>
      </div>
      <div className={styles.columns}>
        <FooterColumn
          title={words.explore}
          links={[
            { label: words.home, href: '/' },
            { label: words.services, href: SERVICES_PATH },
            { label: words.technology, href: '/technology' },
            { label: words.pricing, href: '/pricing' },
          ]}
        />
        <FooterColumn
          title={words.patients}
          links={[
            ...(hasStories ? [{ label: words.testimonials, href: '/#testimonials' }] : []),
            { label: words.faq, href: '/faq' },
            { label: words.bookConsultation, href: isBooking ? '#book' : BOOK_PATH },
            { label: words.symptoms, href: SYMPTOMS_PATH },
            { label: words.visit, href: VISIT_PATH },
            { label: words.learnMore, about: words.aboutClinic, href: '/about' },
          ]}
        />
        <FooterColumn
          title={words.contact}
          links={[
            { label: words.getInTouch, href: CONTACT_PATH },
            { label: words.portal, href: '/portal' },
            { label: words.findUs, href: `${CONTACT_PATH}#map` },
            { label: phone, href: phoneToHref(phone) },
          ]}
        />
      </div>
      <Wordmark name={clinicName} />
      <div className={`${styles.legal} cluster`}>
        <p>
          © <span {...{ [COPYRIGHT_ZONE]: timeZone }}>{year}</span> {legalName}. {words.rights}
        </p>
        <div className={`${styles.group} cluster`}>
          <a className={`${styles.link} touch-target`} href="/privacy">
            {words.privacy}
          </a>
          <a className={`${styles.link} touch-target`} href="/accessibility">
            {words.accessibility}
          </a>
        </div>
        {languages.length > 1 && <LanguageList languages={languages} className={`${styles.group} cluster`} />}
        <p>{designCredit}</p>
      </div>
    </footer>
  );
}

/**
 * The clinic's name across the page, hidden from screen readers. Its two parts are two texts, one at each end, because
 * WebKit sets one `textLength` over two weights differently.
 */
function Wordmark({ name: { bold, light } }: { name: Props['clinicName'] }) {
  const fontSize = Math.min(150, 1000 / (BOLD_LETTER_EM * bold.length + LIGHT_LETTER_EM * light.length));
  return (
    <svg className={styles.wordmark} viewBox="0 0 1000 150" fontSize={Math.round(fontSize)} aria-hidden="true">
      <text x="-4" y="112" fontWeight="700">
        {bold}
      </text>
      <text x="996" y="112" textAnchor="end">
        {light}
      </text>
    </svg>
  );
}

/** A column of links. `about` is the hidden part of a link's name, for labels such as 'Learn more'. */
function FooterColumn({ title, links }: { title: string; links: (NavigationItem & { about?: string })[] }) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, about, href }) => (
          <li key={label}>
            <a className={`${styles.link} touch-target`} href={href}>
              {label}
              {about && <span className="visually-hidden"> {about}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
