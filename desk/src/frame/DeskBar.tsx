import { DESK_PATHS, DESK_PLACES, type DeskPlaceName, OWNER_PLACES } from '@clinic/contract/desk-paths.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { Brand } from '@clinic/ui/Brand.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { Logo } from '@clinic/ui/logo.ts';
import styles from './DeskBar.module.css';
import { DESK_MENU } from './DeskMenu.script.ts';

const words = {
  label: 'Front desk',
  places: {
    today: 'Today',
    week: 'Week',
    absences: 'Late or away',
    search: 'Find',
    closures: 'Closures',
    review: 'Review',
    mails: 'Mails',
    numbers: 'Numbers',
    export: 'Export',
    people: 'People',
    settings: 'Settings',
  },
  seekLabel: 'Find an appointment',
  seek: 'Name, phone or reference',
  signedIn: 'Signed in as',
  account: 'Account',
  signOut: 'Sign out',
} as const;

/** The places of a working day. The others are in the menu at the end of the bar. */
const DAILY_PLACES: readonly DeskPlaceName[] = ['today', 'week', 'absences', 'review', 'mails'];

type Place = DeskPlaceName | 'account';

type Props = {
  clinicName: { bold: string; light: string };
  logo: Logo;
  /** The signed-in person; absent on the pages before sign-in. */
  person?: DeskPerson | undefined;
  /** The bar's entry for this page; absent on a page without an entry. */
  current?: Place | undefined;
};

/** The bar above the desk's pages, with the clinic, the places, the search and the signed-in person. */
export function DeskBar({ clinicName, logo, person, current }: Props) {
  return (
    <header className={`${styles.bar} night`} data-signed-in={person?.email}>
      <Brand name={clinicName} logo={logo} size={28} className={styles.brand} />
      {person ? <Inside person={person} current={current} /> : <p className={styles.label}>{words.label}</p>}
    </header>
  );
}

function Inside({ person, current }: { person: DeskPerson; current: Place | undefined }) {
  const others = DESK_PLACES.filter(
    (name) => !DAILY_PLACES.includes(name) && (person.role === 'owner' || !OWNER_PLACES.includes(name)),
  );
  return (
    <>
      <nav className={styles.navigation} aria-label={words.label}>
        <ul className={styles.places}>
          {DAILY_PLACES.map((name) => (
            <li key={name}>
              <a
                className={`${styles.link} line-to-dot`}
                href={DESK_PATHS[name]}
                aria-current={name === current ? 'page' : undefined}
              >
                {words.places[name]} <Count count={countFor(name, person)} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {current !== 'search' && <Seek />}
      <details className={styles.more} {...{ [DESK_MENU]: '' }}>
        <summary className={styles.summary}>
          <span className="visually-hidden">{`${words.signedIn} `}</span>
          <span className="one-line">{person.name ?? person.email}</span>
          {person.silentCalendars && <span className="visually-hidden">, calendars that cannot be read: </span>}
          <Count count={person.silentCalendars ?? 0} />
          <Icon name="chevron" size={14} />
        </summary>
        <ul className={styles.menu}>
          {others.map((name) => (
            <li key={name}>
              <a className={styles.item} href={DESK_PATHS[name]} aria-current={name === current ? 'page' : undefined}>
                {words.places[name]} <Count count={countFor(name, person)} />
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.item}
              href={DESK_PATHS.account}
              aria-current={current === 'account' ? 'page' : undefined}
            >
              {words.account}
            </a>
          </li>
          <li>
            <form method="post" action={DESK_PATHS.signOut}>
              <button type="submit" className={styles.item}>
                {words.signOut}
              </button>
            </form>
          </li>
        </ul>
      </details>
    </>
  );
}

/** The search of the whole desk. The search page has a field of its own. */
function Seek() {
  return (
    <search className={styles.search}>
      <form method="get" action={DESK_PATHS.search} className={styles.seek}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor="bar-search">
          {words.seekLabel}
        </label>
        <input
          id="bar-search"
          className={styles.words}
          type="search"
          name="q"
          placeholder={words.seek}
          autoComplete="off"
        />
      </form>
    </search>
  );
}

function Count({ count }: { count: number }) {
  return count > 0 && <span className={styles.count}>{count}</span>;
}

function countFor(name: DeskPlaceName, { toReview = 0, stuckMails = 0, silentCalendars = 0 }: DeskPerson): number {
  const counts: Partial<Record<DeskPlaceName, number>> = {
    review: toReview,
    mails: stuckMails,
    closures: silentCalendars,
  };
  return counts[name] ?? 0;
}
