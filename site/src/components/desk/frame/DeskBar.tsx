import { DESK_PATHS, DESK_PLACES, type DeskPerson, type DeskPlaceName, OWNER_PLACES } from '@clinic/contract/desk.ts';
import { Brand } from '#components/ui/Brand.tsx';
import type { Logo } from '#lib/clinic/logo.ts';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './DeskBar.module.css';
import { CompactButton } from './DeskButton.tsx';

const words = deskMessages.bar;

type Props = {
  clinicName: { bold: string; light: string };
  logo: Logo;
  /** The signed-in person; absent on the pages before sign-in. */
  person?: DeskPerson | undefined;
  /** The bar's entry for this page; absent on a page without an entry. */
  current?: DeskPlaceName | 'account' | undefined;
};

/** The bar above the desk's pages, with the clinic, the navigation and the signed-in person. */
export function DeskBar({ clinicName, logo, person, current }: Props) {
  const isAccount = current === 'account';
  return (
    <header className={styles.bar} data-signed-in={person ? '' : undefined}>
      <Brand name={clinicName} logo={logo} size={36} className={styles.brand} />
      <p className={styles.label}>{words.label}</p>
      {person && (
        <>
          <nav className={styles.navigation} aria-label={words.label}>
            <ul className={styles.places}>
              {DESK_PLACES.filter((name) => person.role === 'owner' || !OWNER_PLACES.includes(name)).map((name) => (
                <li key={name}>
                  <a
                    className={`${styles.link} line-to-dot`}
                    href={DESK_PATHS[name]}
                    aria-current={name === current ? 'page' : undefined}
                  >
                    {words.places[name]}
                    {name === 'review' && person.toReview ? ` (${person.toReview})` : ''}
                    {name === 'mails' && person.stuckMails ? ` (${person.stuckMails})` : ''}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.own}>
            <a
              className={`${styles.link} ${styles.person} line-to-dot`}
              href={DESK_PATHS.account}
              aria-current={isAccount ? 'page' : undefined}
            >
              <span className="visually-hidden">{words.signedIn} </span>
              <span className={styles.email}>{person.email}</span>
              <span className={styles.account}>{words.account}</span>
            </a>
          </p>
          <form method="post" action={DESK_PATHS.signOut}>
            <CompactButton>{words.signOut}</CompactButton>
          </form>
        </>
      )}
    </header>
  );
}
